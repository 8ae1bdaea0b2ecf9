// One start of a gateway for `measure.ts`: its cost, and the cost of a page then. Prints one line of JSON.
import { assemble } from '../../apps/gateway/src/composition/assemble.ts'
import { readSettings } from '../../apps/gateway/src/platform/settings.ts'
import { MERCHANT } from '../merchant.ts'

const [, , root = '', dataDir = '', settle] = process.argv
const ROUNDS = 400

const began = { cpu: process.cpuUsage(), at: performance.now() }
const running = await assemble(
  readSettings(
    {
      DATA_DIR: dataDir,
      PORT: '3470',
      WARM_PICTURES: '0',
      ARCADE_URL: 'http://127.0.0.1:9',
      BANK_URL: 'http://127.0.0.1:9',
      LOG_LEVEL: 'silent',
      DEMO_TEAMS: '0',
      DEMO: '0',
      LOCAL_HOSTS: '1',
      CALLS_PER_MINUTE: '1000000',
    },
    root,
  ),
)
await running.app.ready()
const startMs = performance.now() - began.at
const startCpuMs = cpuSince(began.cpu)
globalThis.gc?.()
const heapBytes = process.memoryUsage().heapUsed + process.memoryUsage().arrayBuffers
const { size } = running.gateway.registry

const { registry } = running.gateway
if (settle) {
  while (registry.ids.some((id) => !registry.entry(id)?.pointer.live))
    await new Promise((done) => setTimeout(done, 500))
}

const page = () => running.app.inject({ url: '/', headers: { host: `${MERCHANT}.localhost` } })
for (let round = 0; round < 50; round++) await page()
const pages = process.cpuUsage()
for (let round = 0; round < ROUNDS; round++) {
  const { statusCode } = await page()
  if (statusCode !== 200) throw new Error(`the page answered ${statusCode}`)
}
const pageCpuMs = cpuSince(pages) / ROUNDS
// The first visit of a merchant that was not loaded yet.
const visit = process.cpuUsage()
const last = running.gateway.registry.ids.at(-1)
const { statusCode } = await running.app.inject({ url: '/', headers: { host: `${last}.localhost` } })
console.log(
  JSON.stringify({
    size,
    startMs,
    startCpuMs,
    heapBytes,
    pageCpuMs,
    firstVisitCpuMs: cpuSince(visit),
    first: statusCode,
  }),
)
await running.stop()
process.exit(0)

function cpuSince(before: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}
