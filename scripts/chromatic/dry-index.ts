import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface DryIndex {
  readonly url: string
  readonly close: () => void
}

/** Chromatic's answer to an announced build: enough for its command to reach the upload, which a dry run skips. */
const ANNOUNCED = {
  id: 'dry',
  number: 1,
  browsers: ['chrome'],
  status: 'ANNOUNCED',
  autoAcceptChanges: false,
  reportToken: null,
  features: { uiTests: true, uiReview: false },
  app: { id: 'dry', turboSnapAvailability: 'UNAVAILABLE' },
}

/**
 * A local replacement for Chromatic's index: its own `--dry-run` needs a token and announces a build before it skips
 * the upload. No other address is contacted.
 */
export async function openDryIndex(): Promise<DryIndex> {
  const server = createServer((request, response) => {
    let body = ''
    request.on('data', (part) => {
      body += part
    })
    request.on('end', () => {
      response.setHeader('content-type', 'application/json')
      response.end(JSON.stringify({ data: answerTo(body) }))
    })
  })
  await new Promise<void>((resume) => server.listen(0, '127.0.0.1', resume))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    close: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}

function answerTo(body: string): unknown {
  if (body.includes('CreateAppTokenMutation')) return { appToken: 'dry' }
  if (body.includes('AnnounceBuildMutation')) return { announceBuild: ANNOUNCED }
  return { app: {} }
}
