import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type FaceName, faces } from '@livery/artwork/lettering/faces'
import { type MotifName, motifs } from '@livery/artwork/motifs/registry'
import { type SceneName, scenes } from '@livery/artwork/scenes/registry'

/** The catalogue's data on a game's appearance, so that the game itself looks like its picture in the lobby. */
export interface CatalogueLook {
  readonly motif: MotifName
  readonly scene: SceneName | null
  readonly coat: number | null
  readonly face: FaceName | null
  /** The vendor's own colours; the first leads. */
  readonly palette: readonly string[]
}

const DIRECTORY = join(import.meta.dirname, '..', '..', '..', '..', 'vendors')

/** Appearance by `<vendor code>/<game code>`, read from the vendors' folders once. Unreadable files are skipped. */
export const CATALOGUE: ReadonlyMap<string, CatalogueLook> = read(DIRECTORY)

function read(directory: string): ReadonlyMap<string, CatalogueLook> {
  const looks = new Map<string, CatalogueLook>()
  if (!existsSync(directory)) return looks
  for (const id of readdirSync(directory)) {
    const vendor = json(join(directory, id, 'vendor.json'))
    const games = json(join(directory, id, 'games.json'))
    if (!Array.isArray(games)) continue
    const art = record(record(vendor).art)
    const palette = Array.isArray(art.palette)
      ? art.palette.filter((colour) => /^#[0-9a-f]{6}$/i.test(String(colour)))
      : []
    const face = known(faces, art.face)
    for (const entry of games) {
      const { code, motif, scene, coat } = record(entry)
      const knownMotif = known(motifs, motif)
      if (!knownMotif) continue
      looks.set(`${String(record(vendor).code ?? id)}/${String(code)}`, {
        motif: knownMotif,
        scene: known(scenes, scene),
        coat: typeof coat === 'number' ? coat : null,
        face,
        palette,
      })
    }
  }
  return looks
}

function known<Name extends string>(of: Readonly<Record<Name, unknown>>, name: unknown): Name | null {
  return typeof name === 'string' && Object.hasOwn(of, name) ? (name as Name) : null
}

function record(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
}

function json(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch {
    return null
  }
}
