import { optionsFromEnvironment } from './options.ts'
import { start } from './server.ts'

try {
  const options = optionsFromEnvironment(process.env)
  const bank = await start(options)
  options.log({ level: 'info', event: 'bank.ready', url: bank.url, origin: options.publicUrl })
  let stopping = false
  const stop = async () => {
    if (stopping) return
    stopping = true
    await bank.close()
    process.exit(0)
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
  // As a child process: end with the parent.
  if (process.connected) process.on('disconnect', stop)
  process.send?.({ event: 'ready', url: bank.url })
} catch (fault) {
  console.error(`bank: ${fault instanceof Error ? fault.message : String(fault)}`)
  process.exit(1)
}
