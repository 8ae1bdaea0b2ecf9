import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { localeCodes } from '@livery/locale/registry'

interface GameRow {
  readonly code: string
  readonly name: Readonly<Record<string, string>>
}

/**
 * The load fixture: copies the vendors of `from` to folder `to`, with about `count` games in total. Each game combines
 * two of its vendor's, so that its kind, its names in every language and its letters are realistic.
 */
export function writeVendors(from: string, to: string, count: number): void {
  const vendors = readdirSync(from)
    .map((id) => ({ id, file: join(from, id, 'games.json') }))
    .filter(({ file }) => existsSync(file))
    .map(({ id, file }) => ({ id, games: JSON.parse(readFileSync(file, 'utf8')) as GameRow[] }))
  const factor = Math.ceil(count / vendors.reduce((sum, { games }) => sum + games.length, 0))
  for (const { id, games } of vendors) {
    mkdirSync(join(to, id), { recursive: true })
    copyFileSync(join(from, id, 'vendor.json'), join(to, id, 'vendor.json'))
    const many = Array.from({ length: factor }, (_, round) => games.map((game, at) => joined(game, games, at, round)))
    writeFileSync(join(to, id, 'games.json'), JSON.stringify(many.flat()))
  }
}

/** A game has names in a few languages; the fixture's other names are the English one reversed. */
function nameIn(code: string, { name }: GameRow): string {
  return name[code] ?? (name.EN ?? '').split(' ').reverse().join(` ${code.toLowerCase()} `)
}

function joined(game: GameRow, games: readonly GameRow[], at: number, round: number): GameRow {
  if (round === 0) return game
  const other = games[(at + round) % games.length]
  const names = localeCodes.map((code) => [code, `${nameIn(code, game)} ${other ? nameIn(code, other) : ''} ${round}`])
  return { ...game, code: `${game.code}-${round}`, name: Object.fromEntries(names) }
}
