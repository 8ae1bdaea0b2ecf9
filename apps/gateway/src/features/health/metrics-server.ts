import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Registry } from 'prom-client'
import { StartupError } from '../../platform/startup-error.ts'

/**
 * Serves the metrics of all merchants together, on a port of their own that only operators' machines can reach. It
 * needs no secret.
 */
export async function startMetricsServer(
  registry: Registry,
  { port, host }: { readonly port: number; readonly host: string },
): Promise<{ readonly port: number; stop(): Promise<void> }> {
  const server = createServer({ headersTimeout: 10_000, requestTimeout: 10_000 }, (request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') {
      response.writeHead(404).end()
      return
    }
    registry.metrics().then(
      (text) => response.writeHead(200, { 'content-type': registry.contentType }).end(text),
      () => response.writeHead(500).end(),
    )
  })
  server.listen(port, host)
  try {
    await once(server, 'listening')
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    throw new StartupError(
      `The metrics cannot be served at ${host}, port ${port} (${code}). State others as METRICS_HOST and METRICS_PORT.`,
    )
  }
  return {
    port: (server.address() as AddressInfo).port,
    async stop() {
      server.close()
      server.closeAllConnections()
      await once(server, 'close')
    },
  }
}
