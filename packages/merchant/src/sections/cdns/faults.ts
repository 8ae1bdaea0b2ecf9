import { entriesOf, type Rule, type Stated } from '../../draft.ts'
import type { cdns } from './schema.ts'

type File = Stated<typeof cdns>

/** CDNs must be plain origins. */
export const cdnFaults: Rule<File> = ({ file, merchant }) =>
  (['imageCDNs', 'launchGameCDNs'] as const).flatMap((list) =>
    entriesOf(file[list]).flatMap(([index, address]) => {
      if (originOf(address) === address) return []
      const origin = originOf(address)
      return merchant.faultAt([list, index], {
        code: 'cdn.origin',
        message: 'a CDN is an origin: scheme and host, nothing behind it',
        found: JSON.stringify(address),
        ...(origin === undefined ? {} : { suggestion: JSON.stringify(origin) }),
        repair: 'Write it like https://img.example.com',
      })
    }),
  )

function originOf(address: string): string | undefined {
  return URL.canParse(address) ? new URL(address).origin : undefined
}
