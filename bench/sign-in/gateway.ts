// A gateway in its own process, as in production, with as many members as sign in at once. Reports when it is ready,
// measures itself between `begin` and `end`, and answers with the result.
import { join } from 'node:path'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { assemble } from '../../apps/gateway/src/composition/assemble.ts'
import { hashPassword } from '../../apps/gateway/src/members/password.ts'
import { readSettings } from '../../apps/gateway/src/platform/settings.ts'

/** A gateway's measurement of itself. */
export interface SignInCost {
  readonly cpuMs: number
  readonly loopP99Ms: number
}

const settings = readSettings(process.env, join(import.meta.dirname, '../..'))
const { app, gateway, stop } = await assemble(settings, {
  assets: () => null,
  developmentHead: async () => null,
  build: () => Promise.reject(new Error('this gateway renders no pages')),
})
await gateway.database.pool.query(
  `insert into member (merchant_id, account, nickname, kind, password_hash)
   select $1, 'bench' || number, 'bench', 0, $2 from generate_series(0, $3::int - 1) as number`,
  [process.env.BENCH_MERCHANT, await hashPassword(process.env.BENCH_PASSWORD ?? ''), process.env.BENCH_MEMBERS],
)
await app.listen({ port: settings.port, host: '127.0.0.1' })

const delay = monitorEventLoopDelay({ resolution: 1 })
let cpu = process.cpuUsage()
process.on('message', (message) => {
  if (message === 'begin') {
    cpu = process.cpuUsage()
    delay.reset()
    delay.enable()
    process.send?.('begun')
  } else {
    delay.disable()
    const { user, system } = process.cpuUsage(cpu)
    const cost: SignInCost = { cpuMs: (user + system) / 1000, loopP99Ms: delay.percentile(99) / 1e6 }
    process.send?.(cost)
    void stop().then(() => process.disconnect?.())
  }
})
process.send?.('ready')
