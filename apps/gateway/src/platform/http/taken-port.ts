import { once } from 'node:events'
import { createServer } from 'node:net'
import { StartupError } from '../startup-error.ts'

/** The address that a gateway listens on. */
interface Place {
  readonly port: number
  readonly host: string
}

/**
 * Throws a `StartupError` where the gateway could not listen. This is checked first: a first start takes seconds, and
 * an operator who chose a taken port should learn of it at once.
 */
export async function refuseTakenPort({ port, host }: Place): Promise<void> {
  const server = createServer()
  try {
    server.listen({ port, host })
    await once(server, 'listening')
  } catch (error) {
    throw listenError(error, { port })
  }
  server.close()
  await once(server, 'close')
}

/** The error of listening as one line, with advice where the operator can do something. */
export function listenError(error: unknown, { port }: Pick<Place, 'port'>): unknown {
  const { code } = error as NodeJS.ErrnoException
  if (code === 'EADDRINUSE') {
    return new StartupError(
      `Port ${port} is taken by another program. Stop it, or choose another: PORT=${port + 10} npm start`,
    )
  }
  if (code === 'EACCES')
    return new StartupError(`Port ${port} may not be opened by this user. Choose one above 1023 with PORT.`)
  return error
}
