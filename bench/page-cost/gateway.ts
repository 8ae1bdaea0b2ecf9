// A gateway in a separate process, as in production. Reports when it is ready, and answers each command of `Command`.
import { join } from 'node:path'
import { assemble } from '../../apps/gateway/src/composition/assemble.ts'
import { readSettings } from '../../apps/gateway/src/platform/settings.ts'

/**
 * `begin` starts counting processor time and `end` answers with the milliseconds; `forget` drops every cached page;
 * `memory` answers with the bytes in use, and those counted by the page cache.
 */
export type Command = 'begin' | 'end' | 'forget' | 'memory' | 'stop'

const settings = readSettings(process.env, join(import.meta.dirname, '../..'))
const { app, gateway, stop } = await assemble(settings)
await app.listen({ port: settings.port, host: '127.0.0.1' })

let cpu = process.cpuUsage()
process.on('message', (command: Command) => {
  switch (command) {
    case 'begin':
      cpu = process.cpuUsage()
      return process.send?.('begun')
    case 'end': {
      const { user, system } = process.cpuUsage(cpu)
      return process.send?.((user + system) / 1000)
    }
    case 'forget':
      gateway.pages.clear()
      return process.send?.('forgotten')
    case 'memory': {
      globalThis.gc?.()
      const { heapUsed, arrayBuffers } = process.memoryUsage()
      return process.send?.({ used: heapUsed + arrayBuffers, cached: gateway.pages.cachedBytes })
    }
    case 'stop':
      return void stop().then(() => process.disconnect?.())
  }
})
process.send?.('ready')
