import type { Fault } from '@livery/document/fault'
import { countryFaults } from '../../country-faults.ts'
import { type Draft, entriesOf, type Rule, type Stated } from '../../draft.ts'
import { duplicateFaults } from '../../duplicate-faults.ts'
import type { payments } from './schema.ts'

type File = Stated<typeof payments>

/**
 * Ways to pay must be distinct and have a direction, and each country needs some, at least one of them for deposits.
 */
export const paymentsFaults: Rule<File> = (draft) => {
  const { methods, countries } = draft.file.payments ?? {}
  const named = entriesOf(methods).map(([index, { id }]) => [index, id] as const)
  return [
    ...duplicateFaults(draft.merchant, ['payments', 'methods'], 'id', named),
    ...entriesOf(methods).flatMap(([index, { id, deposit, withdrawal }]) =>
      deposit === false && withdrawal === false
        ? draft.merchant.faultAt(['payments', 'methods', index], {
            code: 'payment.neither',
            message: `by ${JSON.stringify(id)} money goes neither in nor out`,
            repair: 'Take it off the list, or remove "deposit" or "withdrawal"',
          })
        : [],
    ),
    ...Object.entries(countries ?? {}).flatMap(([country, ids]) => [
      ...countryFaults(draft, ['payments', 'countries', country], country),
      ...(ids ? waysFaults(draft, country, ids) : []),
    ]),
  ]
}

function waysFaults(
  { file, merchant }: Draft<File>,
  country: string,
  ids: readonly (string | undefined)[],
): readonly Fault[] {
  const path = ['payments', 'countries', country]
  const entries = entriesOf(file.payments?.methods).map(([, entry]) => entry)
  const known = new Set(entries.map(({ id }) => id))
  const astray = entriesOf(ids).flatMap(([index, id]) =>
    known.has(id)
      ? []
      : merchant.faultAt([...path, index], {
          code: 'payment.absent',
          message: `${JSON.stringify(id)} is not one of the ways to pay in methods`,
          repair: `Add it to payments.methods, or use one of ${[...known].join(', ') || 'those'}`,
        }),
  )
  const pays = ids.some((id) => entries.some((entry) => entry.id === id && entry.deposit !== false))
  if (pays || astray.length > 0) return [...astray, ...duplicateIds(merchant, path, ids)]
  return [
    merchant.faultAt(path, {
      code: 'payment.none',
      message: `members of ${country} have no way to pay in`,
      repair: 'Name at least one, or remove the country: then its members have all ways',
    }),
  ]
}

function duplicateIds(merchant: Draft['merchant'], path: readonly string[], ids: readonly (string | undefined)[]) {
  return ids.flatMap((id, index) =>
    id === undefined || ids.indexOf(id) === index
      ? []
      : merchant.faultAt([...path, index], {
          code: 'list.duplicate',
          message: `${JSON.stringify(id)} appears twice in the list`,
          repair: 'Remove one of the two',
        }),
  )
}
