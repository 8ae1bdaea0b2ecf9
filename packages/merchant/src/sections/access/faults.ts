import type { Fault } from '@livery/document/fault'
import { countryFaults } from '../../country-faults.ts'
import { type Draft, entriesOf, type Rule, type Stated } from '../../draft.ts'
import { parseAddress } from '../../parse-address.ts'
import type { access } from './schema.ts'

type File = Stated<typeof access>

/** Excluded countries and addresses must exist. */
export const accessFaults: Rule<File> = (draft) => [
  ...addressFaults(draft),
  ...entriesOf(draft.file.access?.blockedCountries).flatMap(([index, country]) =>
    countryFaults(draft, ['access', 'blockedCountries', index], country),
  ),
]

function addressFaults({ file, merchant }: Draft<File>): Fault[] {
  return entriesOf(file.access?.blockedAddresses).flatMap(([index, address]) => {
    const range = parseAddress(address)
    if (range && range.prefix === 0) {
      return merchant.faultAt(['access', 'blockedAddresses', index], {
        code: 'address.everyone',
        message: 'this range keeps everybody out',
        found: JSON.stringify(address),
        repair: 'Close the site with maintenance.active, or name a smaller range',
      })
    }
    if (range) return []
    return merchant.faultAt(['access', 'blockedAddresses', index], {
      code: 'address.invalid',
      message: 'neither an IP address nor a range',
      found: JSON.stringify(address),
      repair: 'Write 203.0.113.7, 203.0.113.0/24 or 2001:db8::/32',
    })
  })
}
