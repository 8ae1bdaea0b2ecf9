import { diskSources, layeredSources, type Sources } from '../packages/document/src/sources.ts'
import { checkMerchants } from '../packages/merchant/src/check.ts'
import { generatedId, generateMerchants } from '../packages/merchant/src/testing/generate.ts'
import { ReferenceSpeed } from './reference-speed.ts'

const REGISTRY = 10_000
/** The number of checks that warm the code up before the measurement. */
const WARM_UP = 400
/**
 * The time of a batch is divided by its merchants; the fastest of several counts, because other processes only add
 * time.
 */
const BATCHES = 8
const BATCH = 50

/**
 * Seconds of processor time to check ten thousand generated merchants, each with its own theme, at the speed of the
 * reference machine.
 */
export async function registryCheck(root: string): Promise<number> {
  const around = alone(diskSources(root))
  await batchCpuMs(around, 'warm', WARM_UP)
  const batches: number[] = []
  const speed = new ReferenceSpeed()
  for (let batch = 0; batch < BATCHES; batch += 1) {
    speed.measure()
    batches.push(await batchCpuMs(around, `batch ${batch}`, BATCH))
  }
  return Math.round(((Math.min(...batches) / BATCH / speed.slowness) * REGISTRY) / 1000)
}

/** Milliseconds of processor time to check one merchant of this project. */
export async function merchantCheck(root: string): Promise<number> {
  const sources = diskSources(root)
  const [first = ''] = sources.folders('merchants')
  const started = process.cpuUsage()
  await checkMerchants(sources, first)
  return Math.round(spent(started))
}

async function batchCpuMs(around: Sources, seed: string, count: number): Promise<number> {
  const merchants = layeredSources(inMemory(generateMerchants({ count, around, seed, ownThemes: 1 })), around)
  const started = process.cpuUsage()
  const checked = await checkMerchants(merchants)
  const cpuMs = spent(started)
  if (checked.length !== count || checked.some(({ ok }) => !ok)) throw new Error(`not all of ${generatedId(0)}… pass`)
  return cpuMs
}

/** The same files, created once, because creating them does not belong to checking them. */
function inMemory(generated: Sources): Sources {
  const files = new Map<string, Uint8Array | undefined>()
  for (const top of ['merchants', 'themes']) {
    for (const id of generated.folders(top)) {
      const below = generated.folders(`${top}/${id}`).map((name) => `${top}/${id}/${name}`)
      for (const folder of [`${top}/${id}`, ...below])
        for (const name of generated.files(folder)) files.set(`${folder}/${name}`, generated.bytes(`${folder}/${name}`))
    }
  }
  return { ...generated, bytes: (path) => files.get(path) }
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
