import type { BannerPictureSpec } from '@livery/artwork/banner-picture'
import { localeByCode } from '@livery/locale/registry'
import { Pictures } from '../../platform/pictures/pictures.ts'

/** A picture of a site at 21:8, or at 2:3 beside a form, drawn once for each direction of its languages. */
export interface DrawnScene {
  readonly id: string
  readonly specs: readonly BannerPictureSpec[]
}

/** The inputs of its picture for readers of a language. */
function specFor({ specs }: DrawnScene, language: string): BannerPictureSpec | null {
  const isMirrored = localeByCode(language)?.direction === 'rtl'
  return specs.find(({ mirrored }) => mirrored === isMirrored) ?? specs[0] ?? null
}

/** The base address of its picture for readers of a language. */
export function sceneUrl(kind: 'banner' | 'promotion' | 'portrait', scene: DrawnScene, language: string): string {
  const spec = specFor(scene, language)
  return `/img/${kind}/${scene.id}/${spec ? Pictures.hash(spec) : 'none'}`
}
