// Other people's components in the product: `npm run components -- <command>` (docs/guides/components.md).
import { execFileSync, spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { licenceOf } from './components/licences.ts'
import { readLocked } from './components/locked.ts'
import {
  ageInDays,
  isOldEnough,
  lookUpReleaseDates,
  type ReleaseDates,
  readReleaseDates,
  releaseOf,
  writeReleaseDates,
  YOUNGEST_DAYS,
} from './components/release-dates.ts'
import { sbomOf } from './components/sbom.ts'

const USAGE = `npm run components -- sbom            the list of components (CycloneDX 1.6), on the standard output
npm run components -- audit           known faults of the packages. Needs the network: asks npm's registry
npm run components -- new             packages that were added to the lock file, with licence and age; keeps when they
                                      were published, and refuses a version younger than a week. Needs the network`

const root = join(import.meta.dirname, '..')
const LOCK = 'package-lock.json'

const [command, ...rest] = process.argv.slice(2)
if (rest.length === 0 && command === 'sbom') {
  const { name, version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  console.log(JSON.stringify(sbomOf(readLocked(join(root, LOCK)), { name, version }), null, 2))
} else if (rest.length === 0 && command === 'audit') {
  const { status } = spawnSync('npm', ['audit', '--audit-level=high'], { cwd: root, stdio: 'inherit' })
  process.exitCode = status ?? 1
} else if (rest.length === 0 && command === 'new') {
  process.exitCode = await lookAtNew()
} else {
  console.error(USAGE)
  process.exitCode = 2
}

async function lookAtNew(): Promise<number> {
  const packages = readLocked(join(root, LOCK))
  const releases = new Set(packages.map(releaseOf))
  const known = Object.fromEntries(Object.entries(readReleaseDates()).filter(([release]) => releases.has(release)))
  const added = packages.filter((one) => known[releaseOf(one)] === undefined)
  const registry = execFileSync('npm', ['config', 'get', 'registry'], { cwd: root, encoding: 'utf8' }).trim()
  const found = await lookUpReleaseDates(added, { registry, today: new Date().toISOString().slice(0, 10) })
  const young = new Set<string>()
  for (const one of added) {
    const release = releaseOf(one)
    const dates = found[release] as ReleaseDates
    if (!isOldEnough(release, dates)) young.add(release)
    const notes = [
      licenceOf(one) ?? 'no licence',
      `${ageInDays(dates)} days old`,
      ...(one.hasInstallScript ? ['install script'] : []),
    ]
    console.log(`${young.has(release) ? '✗' : '✓'} ${release}: ${notes.join(', ')}`)
  }
  writeReleaseDates({ ...known, ...Object.fromEntries(Object.entries(found).filter(([one]) => !young.has(one))) })
  if (young.size > 0) console.log(`${young.size} younger than ${YOUNGEST_DAYS} days: take the version before, or wait.`)
  return young.size > 0 ? 1 : 0
}
