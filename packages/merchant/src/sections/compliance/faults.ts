import type { Capabilities } from '@livery/contract/capabilities'
import type { Fault } from '@livery/document/fault'
import { countryFaults } from '../../country-faults.ts'
import type { Draft, Rule, Stated } from '../../draft.ts'
import { flagFault } from '../../flag-fault.ts'
import type { compliance } from './schema.ts'

type File = Stated<typeof compliance> & { readonly flags: Capabilities }

/** The jurisdiction must be a country’s, and its law must be obeyed. */
export const complianceFaults: Rule<File> = (draft) => [
  ...jurisdictionFaults(draft),
  ...licenceFaults(draft),
  ...balanceFaults(draft),
  ...freePlayFaults(draft),
]

function jurisdictionFaults(draft: Draft<File>): Fault[] {
  const home = draft.file.compliance?.jurisdiction?.slice(0, 2)
  return home === undefined ? [] : countryFaults(draft, ['compliance', 'jurisdiction'], home)
}

function licenceFaults(draft: Draft<File>): Fault[] {
  const { licence, licenceUrl } = draft.file.compliance ?? {}
  if (licenceUrl === undefined || licence !== undefined) return []
  return [
    draft.merchant.faultAt(['compliance', 'licenceUrl'], {
      code: 'compliance.licence',
      message: 'there is an address of a licence, but no number that leads to it',
      repair: 'Add "licence", or remove it',
    }),
  ]
}

function freePlayFaults(draft: Draft<File>): Fault[] {
  if (!draft.file.compliance?.ageBeforeFreePlay || draft.file.flags?.FREEPLAY !== true) return []
  const message = 'FREEPLAY opens trial accounts to whoever has not stated their age, which ageBeforeFreePlay forbids'
  return [flagFault(draft, 'FREEPLAY', message, 'Set it to false')]
}

function balanceFaults(draft: Draft<File>): Fault[] {
  if (!draft.file.compliance?.balanceAlwaysVisible || draft.file.flags?.HIDEBALANCE !== true) return []
  const message = 'HIDEBALANCE is on where the law forbids hiding the balance'
  return [flagFault(draft, 'HIDEBALANCE', message, 'Set it to false')]
}
