// What of others is in the product: `npm run components -- <command>` (docs/guides/components.md).
import { execFileSync, spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { licenceOf } from './components/licences.ts'
import { type LockedPackage, lockedPackages, readLocked } from './components/locked.ts'
import { sbomOf } from './components/sbom.ts'

const USAGE = `npm run components -- sbom            the list of components (CycloneDX 1.6), on the standard output
npm run components -- audit           known faults of the packages. Needs the network: asks npm's registry
npm run components -- new [<commit>]  packages that the lock file did not have at a commit (main), with licence and age;
                                      a version younger than a week is refused. Needs the network`

const root = join(import.meta.dirname, '..')
const LOCK = 'package-lock.json'
/** Most versions that were published with somebody else's hand in them were found and withdrawn within days. */
const YOUNGEST_DAYS = 7
const DAY_MS = 86_400_000

const [command, ref = 'main', ...rest] = process.argv.slice(2)
if (rest.length === 0 && command === 'sbom') {
  const { name, version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  console.log(JSON.stringify(sbomOf(readLocked(join(root, LOCK)), { name, version }), null, 2))
} else if (rest.length === 0 && command === 'audit') {
  const { status } = spawnSync('npm', ['audit', '--audit-level=high'], { cwd: root, stdio: 'inherit' })
  process.exitCode = status ?? 1
} else if (rest.length === 0 && command === 'new') {
  process.exitCode = lookAtNew(ref)
} else {
  console.error(USAGE)
  process.exitCode = 2
}

function lookAtNew(commit: string): number {
  const before = execFileSync('git', ['show', `${commit}:${LOCK}`], { cwd: root, maxBuffer: 64 * 1024 * 1024 })
  const known = new Set(lockedPackages(before.toString('utf8')).map(nameOf))
  const added = new Map(readLocked(join(root, LOCK)).map((one) => [nameOf(one), one]))
  let young = 0
  for (const [name, one] of added) {
    if (known.has(name)) continue
    const days = ageInDays(one)
    if (days < YOUNGEST_DAYS) young += 1
    const notes = [
      licenceOf(one) ?? 'no licence',
      `${days} days old`,
      ...(one.hasInstallScript ? ['install script'] : []),
    ]
    console.log(`${days < YOUNGEST_DAYS ? '✗' : '✓'} ${name}: ${notes.join(', ')}`)
  }
  if (young > 0) console.log(`${young} younger than ${YOUNGEST_DAYS} days: take the version before, or wait.`)
  return young > 0 ? 1 : 0
}

function nameOf({ name, version }: LockedPackage): string {
  return `${name}@${version}`
}

function ageInDays({ name, version }: LockedPackage): number {
  const answer = execFileSync('npm', ['view', name, 'time', '--json'], { cwd: root, encoding: 'utf8' })
  const published = (JSON.parse(answer) as Readonly<Record<string, string>>)[version]
  if (published === undefined) throw new Error(`the registry does not say when ${name}@${version} was published`)
  return Math.floor((Date.now() - Date.parse(published)) / DAY_MS)
}
