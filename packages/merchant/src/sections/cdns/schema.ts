import Type from 'typebox'
import { HttpsAddress } from '../../https-address.ts'

/** The origins of pictures and games. */
export const cdns = {
  imageCDNs: Type.Array(HttpsAddress, {
    uniqueItems: true,
    description: 'origins pictures are taken from; empty for our own',
  }),
  launchGameCDNs: Type.Array(HttpsAddress, { uniqueItems: true, description: 'origins games are launched through' }),
}
