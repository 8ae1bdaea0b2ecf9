import type { Fault, Path } from '@livery/document/fault'
import { type Draft, entriesOf, type Rule } from '../../draft.ts'
import { amountFaults, amountsFaults } from './amount-faults.ts'
import { exclusiveFaults } from './exclusive-faults.ts'
import type { ProgrammesFile, SoundProgramme } from './file.ts'
import { FREE_ROUND_KEYS, freeRoundFaults } from './free-round-faults.ts'
import { reachFaults } from './reach-faults.ts'

/** Programmes must state what their trigger needs, be reachable and payable, and not contradict one another. */
export const programmeFaults: Rule<ProgrammesFile> = (draft) => [
  ...idFaults(draft),
  ...entriesOf(draft.file.programmes).flatMap(([index, programme]) => [
    ...triggerFaults(draft, index, programme),
    ...rewardFaults(draft, index, programme),
    ...amountsFaults(draft, index, programme),
    ...budgetFaults(draft, index, programme),
    ...reachFaults(draft, index, programme),
  ]),
  ...exclusiveFaults(draft),
  ...menuFaults(draft),
]

/** Members claim rewards in the reward centre, which only an own menu can leave out. */
function menuFaults({ file, merchant }: Draft<ProgrammesFile>): Fault[] {
  const entries = file.menus?.memberMenu as readonly (string | undefined)[] | undefined
  if (entries === undefined || entries.length === 0 || entries.includes('rewardCenter')) return []
  if (entriesOf(file.programmes).length === 0) return []
  return [
    merchant.faultAt(['menus', 'memberMenu'], {
      code: 'programme.menu',
      severity: 'warning',
      message: 'there are programmes, but no entry leads to what they give',
      repair: 'Add "rewardCenter"',
    }),
  ]
}

function idFaults({ file, merchant }: Draft<ProgrammesFile>): Fault[] {
  const ids = new Set<string>()
  const codes = new Map<string, string>()
  const promotions = entriesOf(file.promotions).map(([, { id }]) => id)
  return entriesOf(file.programmes).flatMap(([index, { id, promotion, name, trigger }]) => {
    const faults: Fault[] = []
    const at = (path: Path) => ['programmes', index, ...path]
    if (id !== undefined && ids.has(id)) {
      const message = `${JSON.stringify(id)} appears twice in the list`
      faults.push(
        merchant.faultAt(at(['id']), { code: 'list.duplicate', message, repair: 'Remove or rename one of the two' }),
      )
    }
    if (id !== undefined) ids.add(id)
    if (promotion !== undefined && !promotions.includes(promotion)) {
      const message = `there is no promotion ${JSON.stringify(promotion)}`
      faults.push(
        merchant.faultAt(at(['promotion']), { code: 'programme.promotion', message, repair: 'Name one of promotions' }),
      )
    }
    if (promotion === undefined && name === undefined) {
      const message = 'it has neither a promotion nor a name, so members cannot be told what it is'
      faults.push(merchant.faultAt(at([]), { code: 'programme.name', message, repair: 'Add "promotion" or "name"' }))
    }
    for (const [place, code] of entriesOf(trigger?.codes)) {
      const other = codes.get(code.toLowerCase())
      if (other !== undefined) {
        const message = `the code ${JSON.stringify(code)} is that of ${JSON.stringify(other)} too`
        faults.push(
          merchant.faultAt(at(['trigger', 'codes', place]), {
            code: 'programme.code',
            message,
            repair: 'Use another code',
          }),
        )
      } else codes.set(code.toLowerCase(), id ?? '')
    }
    return faults
  })
}

/** The further keys that each trigger needs, and those that belong to it alone. */
const NEEDS: Readonly<Record<string, readonly string[]>> = {
  turnover: ['amount'],
  rounds: ['count'],
  winMultiple: ['times'],
  code: ['codes'],
  level: ['level'],
  place: ['metric'],
}
const OWN: Readonly<Record<string, readonly string[]>> = {
  ...NEEDS,
  deposit: ['which', 'nth', 'chosen'],
  winMultiple: ['times', 'count'],
  referral: ['tier', 'deposits', 'turnover', 'count'],
}

function triggerFaults(
  { merchant }: Draft<ProgrammesFile>,
  index: number,
  { trigger, period, prizes }: SoundProgramme,
): Fault[] {
  const on = trigger?.on
  if (trigger === undefined || on === undefined) return []
  const path = ['programmes', index, 'trigger']
  const stated = Object.entries(trigger).flatMap(([key, value]) => (key === 'on' || value === undefined ? [] : [key]))
  const needed = [...(NEEDS[on] ?? []), ...(trigger.which === 'nth' ? ['nth'] : [])]
  const faults = needed
    .filter((key) => !stated.includes(key))
    .map((key) =>
      merchant.faultAt(path, {
        code: 'programme.trigger',
        message: `a trigger on "${on}" needs ${JSON.stringify(key)}`,
        repair: `Add ${JSON.stringify(key)}`,
      }),
    )
  for (const key of stated) {
    if (OWN[on]?.includes(key)) continue
    faults.push(
      merchant.faultAt([...path, key], {
        code: 'programme.trigger',
        message: `a trigger on "${on}" does not look at ${JSON.stringify(key)}`,
        repair: 'Remove it',
      }),
    )
  }
  if ((on === 'place') !== (prizes !== undefined)) {
    const message = on === 'place' ? 'a trigger on "place" needs "prizes"' : 'prizes are for a trigger on "place"'
    faults.push(
      merchant.faultAt(['programmes', index], {
        code: 'programme.prizes',
        message,
        repair: on === 'place' ? 'Add "prizes"' : 'Remove them',
      }),
    )
  }
  if (trigger.tier === 0 && trigger.count !== undefined) {
    faults.push(
      merchant.faultAt([...path, 'count'], {
        code: 'programme.trigger',
        message: 'a member is invited once only',
        repair: 'Remove "count"',
      }),
    )
  }
  if (on === 'referral' && trigger.tier !== 0 && trigger.count === undefined && period !== 'always') {
    faults.push(
      merchant.faultAt(['programmes', index], {
        code: 'programme.period',
        severity: 'warning',
        message: `it is given ${period === undefined || period === 'once' ? 'for the first friend only' : `for one friend a ${period}`}`,
        repair: 'Add "period": "always" to give it for each friend, or "count" to give it for several together',
      }),
    )
  }
  const summed =
    ['turnover', 'rounds', 'winMultiple', 'place'].includes(on) || (on === 'referral' && trigger.count !== undefined)
  if (summed && period === 'always') {
    const message = `"always" is for each single fact, and "${on}" is summed over a time`
    faults.push(
      merchant.faultAt(['programmes', index, 'period'], {
        code: 'programme.period',
        message,
        repair: 'Use once, day, week or month',
      }),
    )
  }
  return faults
}

function rewardFaults(draft: Draft<ProgrammesFile>, index: number, programme: SoundProgramme): Fault[] {
  const { merchant } = draft
  const { reward, trigger, prizes, join, comment, approval } = programme
  if (reward === undefined) return []
  const path = ['programmes', index, 'reward']
  const faults: Fault[] = []
  const say = (at: Path, message: string, repair: string) =>
    faults.push(merchant.faultAt(at, { code: 'programme.reward', message, repair }))
  if (reward.kind === 'freeRounds') return [...faults, ...freeRoundFaults(draft, index, programme)]
  for (const key of FREE_ROUND_KEYS) {
    if (reward[key] !== undefined)
      say([...path, key], `a reward of kind "${reward.kind}" has no rounds`, 'Remove it, or give "freeRounds"')
  }
  const sizes = (['percent', 'amount', 'byLevel'] as const).filter((key) => reward[key] !== undefined)
  if (prizes === undefined && sizes.length !== 1) {
    say(path, 'a reward states one of percent, amount and byLevel', sizes.length === 0 ? 'Add one' : 'Keep one')
  }
  if (reward.percent !== undefined && trigger?.on !== undefined && trigger.on !== 'deposit') {
    say([...path, 'percent'], `a percent is of a deposit, and the trigger is on "${trigger.on}"`, 'State an amount')
  }
  if (reward.percent !== undefined && reward.most === undefined) {
    say([...path, 'percent'], 'a percent without a greatest amount has no end', 'Add "most"')
  }
  if (reward.kind === 'bonus' && !reward.turnoverTimes) {
    say(
      [...path, 'kind'],
      'a bonus has to be staked first, and no turnoverTimes says how often',
      'Add "turnoverTimes", or use "money"',
    )
  }
  if (
    reward.turnoverTimes !== undefined &&
    reward.turnoverTimes > 0 &&
    (reward.kind === 'points' || reward.kind === 'tickets')
  ) {
    say([...path, 'turnoverTimes'], `${reward.kind} cannot be staked`, 'Remove it')
  }
  if (reward.turnoverOf === 'rewardAndDeposit' && trigger?.on !== undefined && trigger.on !== 'deposit') {
    say([...path, 'turnoverOf'], 'there is no deposit to be staked', 'Remove it')
  }
  if (comment !== undefined && join !== 'apply') {
    say(['programmes', index, 'comment'], 'a comment is given with an application', 'Add "join": "apply", or remove it')
  }
  if (trigger?.chosen && (approval === 'person' || join !== undefined)) {
    say(
      ['programmes', index],
      'a bonus that was chosen at the deposit is promised there, so nobody can refuse it later',
      'Remove "approval" and "join"',
    )
  }
  return faults
}

function budgetFaults(draft: Draft<ProgrammesFile>, index: number, programme: SoundProgramme): Fault[] {
  const { budget, reward } = programme
  if (budget === undefined) {
    return [
      draft.merchant.faultAt(['programmes', index], {
        code: 'programme.budget',
        message: 'it has no budget, so what it may cost has no end',
        repair: 'Add "budget", such as {"amount": "100000", "per": "month"}',
      }),
    ]
  }
  return amountFaults(draft, ['programmes', index, 'budget', 'amount'], budget.amount, reward?.kind)
}
