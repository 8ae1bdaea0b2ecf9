import { diskSources, layeredSources, type Sources } from '../packages/document/src/sources.ts'
import { checkMerchants } from '../packages/merchant/src/check.ts'
import { generatedId, generateMerchants } from '../packages/merchant/src/testing/generate.ts'

const REGISTRY = 10_000
/** As many are checked as are needed to tell what one costs when everything is warm. */
const SAMPLE = 400

/** Seconds of processor time to check ten thousand generated merchants, each in a theme of its own. */
export async function registryCheck(root: string): Promise<number> {
  const around = alone(diskSources(root))
  await check(around, 'warm', 50)
  const started = process.cpuUsage()
  await check(around, 'measured', SAMPLE)
  return Math.round(((spent(started) / SAMPLE) * REGISTRY) / 1000)
}

/** Milliseconds of processor time to check one merchant of this project. */
export async function merchantCheck(root: string): Promise<number> {
  const sources = diskSources(root)
  const [first = ''] = sources.folders('merchants')
  const started = process.cpuUsage()
  await checkMerchants(sources, first)
  return Math.round(spent(started))
}

async function check(around: Sources, seed: string, count: number): Promise<void> {
  const generated = generateMerchants({ count, around, seed, ownThemes: 1 })
  const checked = await checkMerchants(layeredSources(generated, around))
  if (checked.length !== count || checked.some(({ ok }) => !ok)) throw new Error(`not all of ${generatedId(0)}… pass`)
}

/** A tree without its own merchants. */
const alone = (sources: Sources): Sources => ({
  ...sources,
  folders: (folder) => (folder === 'merchants' ? [] : sources.folders(folder)),
})

function spent(started: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(started)
  return (user + system) / 1000
}
