import type { Stated } from '../../draft.ts'
import type { Frozen } from '../../frozen.ts'
import { becomes } from '../../wording/becomes.ts'
import type { Changes } from '../../wording/change.ts'
import { listSentences } from '../../wording/lists.ts'
import type { payments } from './schema.ts'

type Part = Frozen<Stated<typeof payments>>
type Entry = NonNullable<Part['payments']>['methods'][number]

const DIRECTIONS = { deposit: 'Deposits', withdrawal: 'Withdrawals' } as const

export const paymentChanges: Changes<Part> = {
  part: 'Ways to pay',
  keys: ['payments'],
  sentences: (before, after) => {
    const [was, is] = [before.payments?.methods ?? [], after.payments?.methods ?? []]
    const ids = (entries: readonly Entry[]) => entries.map(({ id }) => id)
    const [wasIn, isIn] = [before.payments?.countries ?? {}, after.payments?.countries ?? {}]
    const countries = [...new Set([...Object.keys(wasIn), ...Object.keys(isIn)])].sort()
    return [
      ...listSentences('Ways to pay', ids(was), ids(is)),
      ...is.flatMap((entry) => {
        const old = was.find(({ id }) => id === entry.id)
        return old ? entrySentences(old, entry) : []
      }),
      ...countries.flatMap((country) => countrySentences(country, wasIn[country], isIn[country])),
    ]
  },
}

function entrySentences(was: Entry, is: Entry): readonly string[] {
  return (['deposit', 'withdrawal'] as const).flatMap((direction) => {
    const what = `${DIRECTIONS[direction]} by ${is.id}`
    const [old, now] = [was[direction], is[direction]]
    if (old === false || now === false) return becomes(what, old !== false, now !== false)
    return [
      ...becomes(`${what}, least amount`, old?.min, now?.min),
      ...becomes(`${what}, greatest amount`, old?.max, now?.max),
      ...becomes(`${what}, amounts to press`, old?.quick, now?.quick),
      ...becomes(`${what}, fee in hundredths of a percent`, old?.fee?.basisPoints, now?.fee?.basisPoints),
      ...becomes(`${what}, fixed fee`, old?.fee?.fixed, now?.fee?.fixed),
    ]
  })
}

function countrySentences(
  country: string,
  was: readonly string[] | undefined,
  is: readonly string[] | undefined,
): readonly string[] {
  if (was && is) return listSentences(`Ways to pay in ${country}`, was, is)
  if (is) return [`${country} has its own ways to pay: ${is.join(', ')}.`]
  return [`${country} has no ways to pay of its own any more.`]
}
