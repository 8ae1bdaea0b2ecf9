import type { BlockList, Server } from 'node:net'
import { isListed } from './address-list.ts'
import { HeldPlaces } from './held-places.ts'

/**
 * Ends at once the connections of a subscriber who has too many open.
 * @param proxies whose connections carry the requests of many visitors, and are not limited
 */
export function limitConnections(server: Server, most: number, proxies: BlockList): void {
  const places = new HeldPlaces(most)
  server.on('connection', (socket) => {
    const ip = socket.remoteAddress ?? ''
    if (isListed(proxies, ip)) return
    const release = places.hold(ip)
    if (release) socket.once('close', release)
    else socket.destroy()
  })
}
