import type { Frozen } from '../../frozen.ts'
import { inWords } from '../../wording/lists.ts'
import { valueInWords } from '../../wording/values.ts'
import type { ProgrammeFile } from './schema.ts'

type Programme = Frozen<ProgrammeFile>
type Words<Part> = Readonly<Record<Exclude<keyof NonNullable<Part>, 'codes'>, string>>

/** The words for a programme's trigger; its codes are listed one by one. */
export const TRIGGER_WORDS = {
  on: 'what it answers',
  which: 'which deposits count',
  nth: 'which deposit in turn counts',
  chosen: 'whether a deposit is made for it',
  amount: 'what has to be staked',
  count: 'how many are needed',
  times: 'how many times the stake is to be won',
  level: 'the level to be reached',
  tier: 'how many invitations apart friends are',
  deposits: 'what a friend has to deposit',
  turnover: 'what a friend has to stake',
  metric: 'what places are won by',
} as const satisfies Words<Programme['trigger']>

export const CONDITION_WORDS = {
  from: 'the beginning',
  until: 'the end',
  weekly: 'the parts of the week',
  vendors: 'the vendors',
  gameTypes: 'the categories of games',
  games: 'the games',
  currencies: 'the currencies',
  minDeposit: 'the least deposit',
  methods: 'the ways to pay',
  levelFrom: 'the lowest level',
  levelTo: 'the highest level',
  newForDays: 'the days after the registration',
  languages: 'the languages',
  once: 'one member for each',
} as const satisfies Words<Programme['conditions']>

export const REWARD_WORDS = {
  kind: 'what is given',
  raffle: 'the raffle of its tickets',
  game: 'the game of its rounds',
  rounds: 'the number of its rounds',
  stake: 'the stake of its rounds',
  winnings: 'what its rounds win',
  playHours: 'the hours in which its rounds are played',
  percent: 'the percent of the deposit',
  amount: 'the amount',
  most: 'the greatest amount',
  byLevel: 'the amounts by level',
  turnoverTimes: 'how many times it is to be staked',
  turnoverOf: 'what is to be staked',
} as const satisfies Words<Programme['reward']>

export const BUDGET_WORDS = {
  amount: 'the budget',
  per: 'the time of the budget',
} as const satisfies Words<Programme['budget']>

/** A value of a programme in words: lists, parts of the week, places and levels in the usual form. */
export function partInWords(value: unknown): string {
  if (Array.isArray(value)) return inWords(value.map(entryInWords))
  if (typeof value !== 'object' || value === null) return valueInWords(value)
  return inWords(Object.entries(value).map(([level, amount]) => `${amount} from level ${level}`))
}

function entryInWords(entry: unknown): string {
  if (typeof entry !== 'object' || entry === null) return valueInWords(entry)
  const { from, to, amount } = entry as { from: string | number; to: string | number; amount?: string }
  if (amount === undefined) return `${from} to ${to}`
  return from === to ? `${amount} for place ${from}` : `${amount} for places ${from} to ${to}`
}

/** The conditions of a programme; nothing where it has none. */
export function conditionsInWords(conditions: Programme['conditions'] = {}): readonly string[] {
  return (Object.keys(CONDITION_WORDS) as (keyof typeof CONDITION_WORDS)[]).flatMap((key) =>
    conditions[key] === undefined ? [] : [`${CONDITION_WORDS[key]} ${partInWords(conditions[key])}`],
  )
}
