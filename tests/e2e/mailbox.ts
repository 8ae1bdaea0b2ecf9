import { get } from 'node:http'

interface Message {
  readonly recipient: string
  readonly body: string
}

/**
 * What `pattern` extracts from the newest message to somebody in the embedded mailbox, once there is one.
 * @param former what it extracted from the message before, which must differ
 */
export async function mailTo(port: number, recipient: string, pattern: RegExp, former?: string): Promise<string> {
  for (let look = 0; look < 50; look += 1) {
    const messages = await newest(port)
    const found = pattern.exec(messages.find((message) => message.recipient === recipient)?.body ?? '')
    const taken = found && (found[1] ?? found[0])
    if (taken && taken !== former) return taken
    await new Promise((resume) => setTimeout(resume, 100))
  }
  throw new Error(`nothing came for ${recipient}`)
}

function newest(port: number): Promise<readonly Message[]> {
  return new Promise((resolve, reject) => {
    const request = { host: '127.0.0.1', port, path: '/mailbox/after', headers: { host: `operator.localhost:${port}` } }
    get(request, async (response) => {
      const parts: Buffer[] = await response.toArray()
      resolve(JSON.parse(Buffer.concat(parts).toString()).messages)
    }).on('error', reject)
  })
}
