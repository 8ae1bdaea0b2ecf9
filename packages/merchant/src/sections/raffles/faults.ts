import type { Fault, Path } from '@livery/document/fault'
import { toMinor } from '@livery/locale/amount'
import { resolveCurrency } from '../../currencies.ts'
import { type Draft, entriesOf, type Rule, type Sound, type Stated } from '../../draft.ts'
import { duplicateFaults } from '../../duplicate-faults.ts'
import type { programmes } from '../programmes/schema.ts'
import type { RaffleFile, raffles } from './schema.ts'

type File = Stated<typeof raffles> &
  Stated<typeof programmes> & {
    readonly currency: { readonly code: string; readonly symbol?: string; readonly exponent?: number }
  }
type SoundRaffle = Sound<RaffleFile>

const AT = 'raffles'

/** Raffles need tickets, times in order, prizes that can be given, and a budget that is enough for them. */
export const raffleFaults: Rule<File> = (draft) => {
  const all = entriesOf(draft.file.raffles)
  const ids = all.map(([index, { id }]) => [index, id] as const)
  return [
    ...duplicateFaults(draft.merchant, [AT], 'id', ids),
    ...all.flatMap(([index, raffle]) => [
      ...nameFaults(draft, index, raffle),
      ...timeFaults(draft, index, raffle),
      ...prizeFaults(draft, index, raffle),
      ...budgetFaults(draft, index, raffle),
    ]),
    ...ticketFaults(draft),
  ]
}

function nameFaults({ file, merchant }: Draft<File>, index: number, { id }: SoundRaffle): Fault[] {
  const programmeList = entriesOf(file.programmes)
  const faults: Fault[] = []
  if (id !== undefined && programmeList.some(([, programme]) => programme.id === id)) {
    const message = `there is a programme ${JSON.stringify(id)}, and rewards name one or the other`
    faults.push(merchant.faultAt([AT, index, 'id'], { code: 'raffle.id', message, repair: 'Use another id' }))
  }
  if (id !== undefined && !programmeList.some(([, { reward }]) => reward?.raffle === id)) {
    const message = 'no programme gives tickets of it'
    const repair = `Add a programme with the reward {"kind": "tickets", "raffle": ${JSON.stringify(id)}}`
    faults.push(merchant.faultAt([AT, index], { code: 'raffle.tickets', message, repair }))
  }
  return faults
}

const isWeekly = (moment: string) => /^[A-Z]/.test(moment)

function timeFaults({ merchant }: Draft<File>, index: number, { opens, closes, draws }: SoundRaffle): Fault[] {
  const faults: Fault[] = []
  const say = (key: string, message: string, repair: string) =>
    faults.push(merchant.faultAt([AT, index, key], { code: 'raffle.time', message, repair }))
  const stated = Object.entries({ opens, closes, draws }).flatMap(([key, moment]) =>
    moment === undefined ? [] : [[key, moment] as const],
  )
  for (const [key, moment] of stated) {
    if (!isWeekly(moment) && !isReal(moment)) say(key, 'there is no such moment', 'Write a day of the calendar')
  }
  if (opens === undefined || faults.length > 0) return faults
  const other = stated.find(([, moment]) => isWeekly(moment) !== isWeekly(opens))
  if (other) {
    say(other[0], `it opens ${isWeekly(opens) ? 'every week' : 'once'}`, 'Write all three moments in one way')
    return faults
  }
  if (isWeekly(opens)) return faults
  if (closes !== undefined && closes <= opens)
    say('closes', `it closes before it opens at ${opens}`, 'Write a later moment')
  if (draws !== undefined && closes !== undefined && draws < closes) {
    say('draws', `it is drawn before it closes at ${closes}`, 'Write a later moment')
  }
  return faults
}

function isReal(written: string): boolean {
  const moment = new Date(`${written}Z`)
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(written)
}

function currencyOf({ file }: Draft<File>) {
  const { code, symbol, exponent } = file.currency ?? {}
  return code === undefined ? undefined : resolveCurrency({ code, symbol, exponent })
}

function amountFaults(draft: Draft<File>, path: Path, amount: string | undefined, isPoints: boolean): Fault[] {
  const currency = currencyOf(draft)
  if (amount === undefined || !currency) return []
  const { code, exponent } = isPoints ? { code: 'points', exponent: 0 } : currency
  const found = JSON.stringify(amount)
  if ((amount.split('.')[1]?.length ?? 0) > exponent) {
    const message = `${code}: no more than ${exponent} decimals`
    return [draft.merchant.faultAt(path, { code: 'amount.decimals', message, found, repair: 'Round the amount' })]
  }
  if (/[1-9]/.test(amount)) return []
  const repair = 'State an amount above zero'
  return [draft.merchant.faultAt(path, { code: 'amount.zero', message: 'it is nothing', found, repair })]
}

function prizeFaults(draft: Draft<File>, index: number, { prizes }: SoundRaffle): Fault[] {
  return entriesOf(prizes).flatMap(([at, { kind, amount, name, turnoverTimes }]) => {
    const path = [AT, index, 'prizes', at]
    const faults: Fault[] = []
    const say = (where: Path, message: string, repair: string) =>
      faults.push(draft.merchant.faultAt(where, { code: 'raffle.prize', message, repair }))
    if (kind === undefined) return faults
    const isGoods = kind === 'goods'
    if (isGoods && name === undefined) say(path, 'nobody is told what it is', 'Add "name"')
    if (isGoods && amount !== undefined) say([...path, 'amount'], 'goods are no amount', 'Remove it')
    if (!isGoods && amount === undefined) say(path, `${kind} without an amount`, 'Add "amount"')
    if (!isGoods && name !== undefined) say([...path, 'name'], 'only goods have a name', 'Remove it')
    if (kind === 'bonus' && !turnoverTimes) {
      say(
        [...path, 'kind'],
        'a bonus has to be staked first, and no turnoverTimes says how often',
        'Add "turnoverTimes", or use "money"',
      )
    }
    if ((isGoods || kind === 'points') && turnoverTimes)
      say([...path, 'turnoverTimes'], `${kind} cannot be staked`, 'Remove it')
    return [...faults, ...amountFaults(draft, [...path, 'amount'], isGoods ? undefined : amount, kind === 'points')]
  })
}

function budgetFaults(draft: Draft<File>, index: number, { budget, prizes }: SoundRaffle): Fault[] {
  const path = [AT, index, 'budget', 'amount']
  const faults = amountFaults(draft, path, budget?.amount, false)
  if (budget?.amount === undefined || faults.length > 0) return faults
  // Compared at the finest exponent.
  const fine = (amount: string) => toMinor(amount, 4)
  const needed = entriesOf(prizes).reduce(
    (sum, [, { kind, amount = '0', count = 0 }]) =>
      kind === 'money' || kind === 'bonus' ? sum + fine(amount) * BigInt(count) : sum,
    0n,
  )
  if (needed <= fine(budget.amount)) return []
  const found = JSON.stringify(budget.amount)
  const message = 'the budget does not pay all prizes'
  return [
    draft.merchant.faultAt(path, { code: 'raffle.budget', message, found, repair: 'Raise it, or lower the prizes' }),
  ]
}

/** Tickets need an existing raffle, and must be given without a decision by a person. */
function ticketFaults({ file, merchant }: Draft<File>): Fault[] {
  const ids = entriesOf(file.raffles).map(([, { id }]) => id)
  return entriesOf(file.programmes).flatMap(([index, { reward, claim, approval, join }]) => {
    const faults: Fault[] = []
    const say = (path: Path, message: string, repair: string) =>
      faults.push(merchant.faultAt(['programmes', index, ...path], { code: 'raffle.tickets', message, repair }))
    const raffle = reward?.raffle
    if (raffle === undefined) return faults
    if (reward?.kind !== undefined && reward.kind !== 'tickets') {
      say(['reward', 'raffle'], `a reward in ${reward.kind} takes part in no raffle`, 'Remove it, or give "tickets"')
    }
    if (!ids.includes(raffle)) {
      say(['reward', 'raffle'], `there is no raffle ${JSON.stringify(raffle)}`, 'Name one of raffles')
    }
    if (claim === 'member') say(['claim'], 'tickets that nobody has claimed miss the draw', 'Remove it')
    if (approval === 'person' || join === 'apply') {
      say([], 'tickets that wait for a person miss the draw', 'Remove "approval" and "join": "apply"')
    }
    return faults
  })
}
