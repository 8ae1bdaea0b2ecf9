// A gateway in a process of its own, as in production. Says when it is ready and answers each command of `Command`.
import { join } from 'node:path'
import { assemble } from '../../apps/gateway/src/composition/assemble.ts'
import { readSettings } from '../../apps/gateway/src/platform/settings.ts'

/**
 * `begin` starts counting processor time and `end` answers with the milliseconds; `age` makes everything cached too old
 * to be sent; `memory` answers with the bytes in use, and those that the page cache counts.
 */
export type Command = 'begin' | 'end' | 'age' | 'memory' | 'stop'

const settings = readSettings(process.env, join(import.meta.dirname, '../..'))
const { app, gateway, stop } = await assemble(settings)
await app.listen({ port: settings.port, host: '127.0.0.1' })

const { now } = Date
let agedMs = 0
Date.now = () => now() + agedMs

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
    case 'age':
      agedMs += 600_000
      return process.send?.('aged')
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
