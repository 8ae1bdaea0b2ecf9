// The product's own gateway over a copy of the project, in a process whose clock a test moves (`moved-clock.ts`).
import { assemble } from '../../../apps/gateway/src/composition/assemble.ts'
import { readSettings } from '../../../apps/gateway/src/platform/settings.ts'

const settings = readSettings(process.env, process.env.PROJECT_FOLDER ?? '')
const { app, stop } = await assemble(settings)
await app.listen({ port: settings.port, host: 'localhost' })
process.once('SIGTERM', async () => {
  await stop()
  process.exit(0)
})
