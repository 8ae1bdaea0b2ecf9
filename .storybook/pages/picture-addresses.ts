import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  BANNER_WIDTHS,
  GAME_SHAPES,
  GAME_WIDTHS,
  NARROW_BANNER_WIDTHS,
  PORTRAIT_WIDTHS,
  SHAPE_WIDTHS,
} from '../../apps/gateway/src/platform/pictures/pictures.ts'
import { siteBoots } from './gateway-sites.ts'

const RECORDINGS = join(import.meta.dirname, 'recordings')

/** The addresses of all pictures on whole pages, each once; games and scenes in every available width. */
export async function pictureAddresses(): Promise<readonly string[]> {
  const recorded = readdirSync(RECORDINGS).map((file) => readFileSync(join(RECORDINGS, file), 'utf8'))
  const named = new Set(
    [...recorded, JSON.stringify(await siteBoots())].flatMap(
      (text) => text.match(/(?<=")\/(?:img|vendors|brand)\/[^"]+/g) ?? [],
    ),
  )
  return [...named].flatMap((address) => widthsOf(address).map((width) => address + width))
}

function widthsOf(address: string): readonly string[] {
  const [, kind] = /^\/img\/(game|banner|promotion|portrait)\//.exec(address) ?? []
  if (kind === 'game')
    return [...each(GAME_WIDTHS), ...GAME_SHAPES.flatMap((shape) => each(SHAPE_WIDTHS[shape], `/${shape}`))]
  if (kind === 'banner') return [...each(BANNER_WIDTHS), ...each(NARROW_BANNER_WIDTHS, '/narrow')]
  if (kind === 'promotion') return each(BANNER_WIDTHS)
  if (kind === 'portrait') return each(PORTRAIT_WIDTHS)
  return ['']
}

const each = (widths: readonly number[], form = ''): readonly string[] => widths.map((width) => `${form}/${width}`)
