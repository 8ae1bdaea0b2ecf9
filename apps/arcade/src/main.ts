import { optionsFromEnvironment } from './options.ts'
import { start } from './server.ts'

try {
  const options = optionsFromEnvironment(process.env)
  const arcade = await start(options)
  options.log({ level: 'info', event: 'arcade.ready', url: arcade.url, origin: options.publicUrl })
  let stopping = false
  const stop = async () => {
    if (stopping) return
    stopping = true
    await arcade.close()
    process.exit(0)
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
  // As a child process: end with the parent.
  if (process.connected) process.on('disconnect', stop)
  process.send?.({ event: 'ready', url: arcade.url })
} catch (fault) {
  console.error(`arcade: ${fault instanceof Error ? fault.message : String(fault)}`)
  process.exit(1)
}
