import type { Fault, FaultText } from '@livery/document/fault'
import { type Draft, entriesOf, type Rule } from './draft.ts'
import { duplicateFaults } from './duplicate-faults.ts'
import { pageFault } from './link-faults.ts'

/** Contact addresses fit their kind, every app has one download, and CDNs are plain origins. */
export const contactFaults: Rule = (draft) => {
  const { file, merchant } = draft
  const apps = entriesOf(file.apps)
  const kinds = apps.map(([index, { kind }]) => [index, kind] as const)
  return [
    ...serviceFaults(draft),
    // An app's QR code is named after its kind, so a kind may occur only once.
    ...duplicateFaults(merchant, ['apps'], 'kind', kinds),
    ...apps.flatMap(([index, { guide }]) =>
      guide === undefined ? [] : pageFault(draft, ['apps', index, 'guide'], guide),
    ),
    ...cdnFaults(draft),
  ]
}

/** How each kind of service is addressed; the others by an https address. */
const SCHEMES: Readonly<Record<string, string>> = { email: 'mailto:', phone: 'tel:' }

function serviceFaults({ file, merchant }: Draft): Fault[] {
  const seen = new Set<string>()
  return entriesOf(file.customerService).flatMap(([index, { csType, csPosition, url }]) => {
    if (csType === undefined || url === undefined) return []
    const scheme = SCHEMES[csType] ?? 'https://'
    const said: FaultText[] = []
    if (!url.startsWith(scheme)) {
      said.push({
        code: 'support.address',
        message: `a service of type ${csType} has an address of another kind`,
        found: JSON.stringify(url),
        repair: `Begin it with ${scheme}, or change csType`,
      })
    }
    const entry = `${csPosition} ${url}`
    if (seen.has(entry)) {
      said.push({
        code: 'support.duplicate',
        severity: 'warning',
        message: 'the same address stands in the same place twice',
        found: JSON.stringify(url),
        repair: 'Remove one of the two',
      })
    }
    seen.add(entry)
    return said.map((text) => merchant.faultAt(['customerService', index, 'url'], text))
  })
}

function cdnFaults({ file, merchant }: Draft): Fault[] {
  return (['imageCDNs', 'launchGameCDNs'] as const).flatMap((list) =>
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
}

function originOf(address: string): string | undefined {
  return URL.canParse(address) ? new URL(address).origin : undefined
}
