import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { BANNER_WIDTHS, GAME_WIDTHS, PORTRAIT_WIDTHS } from '../../apps/gateway/src/platform/pictures/pictures.ts'
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
  if (address.startsWith('/img/game/')) return GAME_WIDTHS.map((width) => `/${width}`)
  if (/^\/img\/(banner|promotion)\//.test(address)) return BANNER_WIDTHS.map((width) => `/${width}`)
  if (address.startsWith('/img/portrait/')) return PORTRAIT_WIDTHS.map((width) => `/${width}`)
  return ['']
}
