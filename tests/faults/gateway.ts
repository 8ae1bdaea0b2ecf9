// The whole gateway on a data folder, without pages: `node gateway.ts`, settings from the environment. Prints `ready`.
import { join } from 'node:path'
import { assemble } from '../../apps/gateway/src/composition/assemble.ts'
import { stopOnSignal } from '../../apps/gateway/src/composition/stop-on-signal.ts'
import { readSettings } from '../../apps/gateway/src/platform/settings.ts'

const settings = readSettings(process.env, join(import.meta.dirname, '../..'))
const running = await assemble(settings, {
  assets: () => null,
  developmentHead: async () => null,
  build: () => Promise.reject(new Error('this gateway renders no pages')),
})
stopOnSignal(running)
await running.app.listen({ port: settings.port, host: '127.0.0.1' })
console.log(JSON.stringify({ ready: true }))
