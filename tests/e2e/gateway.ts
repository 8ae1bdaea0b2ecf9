// A gateway for the tests: the product's own, over a copy of the project in which one merchant offers every way to sign
// in. `start.spec.ts` and the fault tests start the project itself.
import { assemble } from '../../apps/gateway/src/composition/assemble.ts'
import { readSettings } from '../../apps/gateway/src/platform/settings.ts'
import { projectCopy } from '../../apps/gateway/src/testing/assembled.ts'
import { EVERY_WAY, offerEveryWay } from './every-way.ts'

const project = projectCopy(offerEveryWay)
const settings = readSettings({ STRICT_ERRORS: '1', ...process.env }, project.folder)
const { app, gateway, stop } = await assemble(settings)
if (!gateway.registry.sites.some(({ merchant }) => merchant.id === EVERY_WAY))
  throw new Error(`${EVERY_WAY} is refused`)
await app.listen({ port: settings.port, host: settings.host })
process.once('SIGTERM', async () => {
  await stop()
  project.remove()
  process.exit(0)
})
