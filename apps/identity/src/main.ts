import { startIdentity } from './server.ts'

const { IDENTITY_PORT = '3003', IDENTITY_SECRET } = process.env
if (!IDENTITY_SECRET) {
  console.error('identity: IDENTITY_SECRET is not set')
  process.exit(1)
}
const identity = await startIdentity({ port: Number(IDENTITY_PORT), clientSecret: IDENTITY_SECRET })
const stop = async () => {
  await identity.close()
  process.exit(0)
}
process.on('SIGTERM', stop)
process.on('SIGINT', stop)
// As a child process: end with the parent.
if (process.connected) process.on('disconnect', stop)
