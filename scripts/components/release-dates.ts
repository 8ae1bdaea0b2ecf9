import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { LockedPackage } from './locked.ts'

/** Most versions with malicious changes were found and withdrawn within days. */
export const YOUNGEST_DAYS = 7

/** Younger versions that a person has read, with the reason to use them. */
const READ: Readonly<Record<string, string>> = {
  'csstype@3.2.4': 'types alone, of which nothing runs; the first that knows corner-shape',
}

const FILE = join(import.meta.dirname, 'release-dates.json')
const DAY_MS = 86_400_000

/** The days on which a version was published and looked up, such as `2026-09-20`. */
export interface ReleaseDates {
  readonly published: string
  readonly lookedUp: string
}

/** By name and version, such as `pg@8.20.0`. */
export type KnownReleaseDates = Readonly<Record<string, ReleaseDates>>

export const releaseOf = ({ name, version }: Pick<LockedPackage, 'name' | 'version'>): string => `${name}@${version}`

export const readReleaseDates = (): KnownReleaseDates => JSON.parse(readFileSync(FILE, 'utf8'))

/** One line for each version, so that two branches that add packages rarely conflict. */
export function writeReleaseDates(known: KnownReleaseDates): void {
  const lines = Object.keys(known)
    .toSorted()
    .map((release) => {
      const { published, lookedUp } = known[release] as ReleaseDates
      return `  ${JSON.stringify(release)}: { "published": "${published}", "lookedUp": "${lookedUp}" }`
    })
  writeFileSync(FILE, `{\n${lines.join(',\n')}\n}\n`)
}

/** How old a version was when its date was looked up, in days. */
export const ageInDays = ({ published, lookedUp }: ReleaseDates): number =>
  Math.floor((Date.parse(lookedUp) - Date.parse(published)) / DAY_MS)

/** Whether a version is old enough to be used. */
export const isOldEnough = (release: string, dates: ReleaseDates): boolean =>
  ageInDays(dates) >= YOUNGEST_DAYS || READ[release] !== undefined

/** Faults of these packages' ages. */
export function releaseFaults(packages: readonly LockedPackage[], known: KnownReleaseDates): string[] {
  const releases = new Set(packages.map(releaseOf))
  const ofPackages = [...releases].flatMap((release) => {
    const dates = known[release]
    if (!dates) return [`${release}: its release date is not known, run npm run components -- new`]
    if (isOldEnough(release, dates)) return []
    return [`${release}: ${ageInDays(dates)} days old when it was added, at least ${YOUNGEST_DAYS}`]
  })
  const gone = Object.keys(known).filter((release) => !releases.has(release))
  return [...ofPackages, ...gone.map((release) => `${release}: not installed any more, run npm run components -- new`)]
}

/** Asks a registry for missing dates of versions; `today` such as `2026-09-20`. */
export async function lookUpReleaseDates(
  packages: readonly LockedPackage[],
  { registry, today }: { readonly registry: string; readonly today: string },
): Promise<KnownReleaseDates> {
  const found: Record<string, ReleaseDates> = {}
  for (const [name, versions] of Map.groupBy(packages, (one) => one.name)) {
    const answer = await fetch(new URL(name.replace('/', '%2f'), registry))
    if (!answer.ok) throw new Error(`the registry answered ${answer.status} for ${name}`)
    const { time = {} } = (await answer.json()) as { time?: Readonly<Record<string, string>> }
    for (const one of versions) {
      const published = time[one.version]
      if (published === undefined) throw new Error(`the registry does not say when ${releaseOf(one)} was published`)
      found[releaseOf(one)] = { published: published.slice(0, 10), lookedUp: today }
    }
  }
  return found
}
