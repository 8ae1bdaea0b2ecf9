import type { Banner } from '@livery/contract/lobby'
import { bannersOf as bannersIn } from '@livery/merchant/public'
import { sceneUrl } from '../sites/drawn-scene.ts'
import type { Site } from '../sites/site.ts'

/** The site's banners in a language, in the merchant's order. */
export function bannersOf(
  { merchant, bannerSpecs }: Pick<Site, 'merchant' | 'bannerSpecs'>,
  language: string,
): Banner[] {
  const scenes = new Map(bannerSpecs.map((scene) => [scene.id, scene]))
  return bannersIn(merchant, language, ({ id }) => sceneUrl('banner', scenes.get(id) ?? { id, specs: [] }, language))
}
