import type { Stated } from '../../draft.ts'
import type { Frozen } from '../../frozen.ts'
import { becomes } from '../../wording/becomes.ts'
import type { Changes } from '../../wording/change.ts'
import { listSentences } from '../../wording/lists.ts'
import type { MallItemFile, PointRateFile, pointMall } from './schema.ts'

type Part = Frozen<Stated<typeof pointMall>>
type Rate = Frozen<PointRateFile>
type Item = Frozen<MallItemFile>

const ofWhat = ({ vendor, gameType }: Rate) =>
  vendor === undefined
    ? `${gameType} games`
    : gameType === undefined
      ? `the vendor ${vendor}`
      : `${gameType} games of the vendor ${vendor}`
const inWords = (rate: { readonly points: number; readonly per: string } | undefined) =>
  rate === undefined ? undefined : `${rate.points} for ${rate.per}`

/** The words for parts of an item. */
const PARTS = {
  shelf: 'its shelf',
  kind: 'its kind',
  picture: 'its picture',
  name: 'its name',
  text: 'its text',
  points: 'its price in points',
  stock: 'how many were put on the shelf',
  level: 'the VIP level that it takes',
  most: 'how many a member may have',
} as const satisfies Record<Exclude<keyof Item, 'id'>, string>

/** The parts with texts in several languages. */
const TEXTS: readonly string[] = ['name', 'text']

/** A changed text, in whatever language. */
const changes = (what: string, was: unknown, is: unknown): string[] =>
  becomes(what, was, is).length === 0 ? [] : [`${what} changes.`]

const CONVERSION = {
  points: 'How many points are converted at once',
  amount: 'What so many points give',
  turnoverTimes: 'How many times converted money has to be staked',
  perDay: 'The most points a day that are converted',
} as const

export const pointMallChanges: Changes<Part> = {
  part: 'Points mall',
  keys: ['pointMall'],
  sentences: ({ pointMall: before }, { pointMall: after }) => {
    const named = [...new Set([...(before?.rates ?? []), ...(after?.rates ?? [])].map(ofWhat))]
    const rateOf = (rates: readonly Rate[] | undefined, what: string) =>
      inWords(rates?.find((one) => ofWhat(one) === what))
    return [
      ...changes('Its name', before?.name, after?.name),
      ...named.flatMap((what) =>
        becomes(`Points for stakes at ${what}`, rateOf(before?.rates, what), rateOf(after?.rates, what)),
      ),
      ...becomes('Points for deposits', inWords(before?.deposits), inWords(after?.deposits)),
      ...(Object.keys(CONVERSION) as (keyof typeof CONVERSION)[]).flatMap((key) =>
        becomes(CONVERSION[key], before?.conversion?.[key], after?.conversion?.[key]),
      ),
      ...itemSentences(before?.items ?? [], after?.items ?? []),
    ]
  },
}

function itemSentences(before: readonly Item[], after: readonly Item[]): string[] {
  const ids = (items: readonly Item[]) => items.map(({ id }) => id)
  return [
    ...listSentences('The shelves', ids(before), ids(after)),
    ...after.flatMap((item) => {
      const was = before.find(({ id }) => id === item.id)
      if (!was) return []
      return (Object.keys(PARTS) as (keyof typeof PARTS)[]).flatMap((key) =>
        (TEXTS.includes(key) ? changes : becomes)(`Of ${item.id} ${PARTS[key]}`, was[key], item[key]),
      )
    }),
  ]
}
