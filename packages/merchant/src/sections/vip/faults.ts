import type { Capabilities } from '@livery/contract/capabilities'
import type { Fault } from '@livery/document/fault'
import { toMinor } from '@livery/locale/amount'
import { writtenDecimals } from '@livery/locale/money'
import { resolveCurrency } from '../../currencies.ts'
import { type Draft, entriesOf, type Rule, type Stated } from '../../draft.ts'
import type { programmes } from '../programmes/schema.ts'
import type { rebate } from '../rebate/schema.ts'
import type { withdrawal } from '../withdrawal/schema.ts'
import type { vip } from './schema.ts'

type File = Stated<typeof vip> &
  Stated<typeof rebate> &
  Stated<typeof withdrawal> &
  Stated<typeof programmes> & {
    readonly flags: Capabilities
    readonly currency: { readonly code: string; readonly symbol?: string; readonly exponent?: number }
  }

const AMOUNTS = ['turnover', 'deposits', 'withdrawalPerDay'] as const

/**
 * Each level must require and give at least as much as the one below, amounts must exist, and every level that is named
 * elsewhere must exist.
 */
export const vipFaults: Rule<File> = (draft) => {
  const levels = draft.file.vip?.levels
  const faults = entriesOf(levels).flatMap(([index]) => amountFaults(draft, index))
  return [
    ...(faults.length > 0 ? faults : entriesOf(levels).flatMap(([index]) => levelFaults(draft, index))),
    ...flagFaults(draft),
    ...reachFaults(draft),
  ]
}

function amountFaults({ file, merchant }: Draft<File>, index: number): Fault[] {
  const { code, symbol, exponent } = file.currency ?? {}
  const currency = code === undefined ? undefined : resolveCurrency({ code, symbol, exponent })
  return AMOUNTS.flatMap((key) => {
    const amount = file.vip?.levels?.[index]?.[key]
    if (amount === undefined || !currency) return []
    const path = ['vip', 'levels', index, key]
    const found = JSON.stringify(amount)
    const decimals = amount.split('.')[1]?.length ?? 0
    if (decimals > writtenDecimals(currency)) {
      const message = `${currency.code} has ${writtenDecimals(currency)} decimals, not ${decimals}`
      return [merchant.faultAt(path, { code: 'amount.decimals', message, found, repair: 'Round the amount' })]
    }
    if (/[1-9]/.test(amount)) return []
    return [
      merchant.faultAt(path, {
        code: 'amount.zero',
        message: 'it is nothing',
        found,
        repair: 'State an amount above zero',
      }),
    ]
  })
}

function levelFaults({ file, merchant }: Draft<File>, index: number): Fault[] {
  const levels = file.vip?.levels ?? []
  const level = levels[index] ?? {}
  const at = ['vip', 'levels', index]
  if (level.turnover === undefined && level.deposits === undefined) {
    const message = 'everybody has it: it takes neither stakes nor deposits'
    return [merchant.faultAt(at, { code: 'vip.free', message, repair: 'State turnover, deposits or both' })]
  }
  const before = levels[index - 1] ?? {}
  const fine = (amount: string | number | undefined) => (amount === undefined ? 0n : toMinor(String(amount), 4))
  const falls = (['turnover', 'deposits'] as const).filter((key) => fine(level[key]) < fine(before[key]))
  const faults = falls.map((key) =>
    merchant.faultAt(level[key] === undefined ? at : [...at, key], {
      code: 'vip.order',
      message: `level ${index + 1} takes less ${key} than level ${index}, ${before[key]}`,
      repair: `State ${before[key]} or more`,
    }),
  )
  const isSame = index > 0 && level.turnover === before.turnover && level.deposits === before.deposits
  if (isSame) {
    const message = `it takes what level ${index} takes, so nobody stays at level ${index}`
    faults.push(merchant.faultAt(at, { code: 'vip.order', message, repair: 'Raise one of the two' }))
  }
  return [...faults, ...benefitFaults({ file, merchant } as Draft<File>, index)]
}

function benefitFaults({ file, merchant }: Draft<File>, index: number): Fault[] {
  const levels = file.vip?.levels ?? []
  const faults: Fault[] = []
  const base = {
    withdrawalsPerDay: file.withdrawal?.perDay?.count,
    withdrawalPerDay: file.withdrawal?.perDay?.amount,
    rebatePercent: undefined,
  }
  for (const key of ['rebatePercent', 'withdrawalsPerDay', 'withdrawalPerDay'] as const) {
    const own = levels[index]?.[key]
    const below = levels.slice(0, index).findLast((level) => level?.[key] !== undefined)?.[key] ?? base[key]
    if (own !== undefined && below === undefined && key === 'withdrawalPerDay') {
      faults.push(
        merchant.faultAt(['vip', 'levels', index, key], {
          code: 'vip.order',
          message: 'any amount may be withdrawn below it',
          found: JSON.stringify(own),
          repair: 'Remove it, or state withdrawal.perDay.amount',
        }),
      )
    }
    if (own === undefined || below === undefined || toMinor(String(own), 4) >= toMinor(String(below), 4)) continue
    faults.push(
      merchant.faultAt(['vip', 'levels', index, key], {
        code: 'vip.order',
        message: `it gives less than is had below it, ${below}`,
        found: JSON.stringify(own),
        repair: `State ${below} or more`,
      }),
    )
  }
  if (levels[index]?.rebatePercent !== undefined && file.rebate === undefined) {
    const message = 'there is no rebate that it could be added to'
    faults.push(
      merchant.faultAt(['vip', 'levels', index, 'rebatePercent'], {
        code: 'vip.rebate',
        message,
        repair: 'Add "rebate", or remove it',
      }),
    )
  }
  return faults
}

function flagFaults({ file, merchant }: Draft<File>): Fault[] {
  if (file.vip === undefined || file.flags?.VIP !== false) return []
  return [
    merchant.faultAt(['vip'], {
      code: 'vip.hidden',
      severity: 'warning',
      message: 'levels count and nobody sees them while the flag VIP is off',
      repair: 'Switch VIP on',
    }),
  ]
}

/** Nobody can reach a reward for a missing level, or from such a level on. */
function reachFaults({ file, merchant }: Draft<File>): Fault[] {
  const highest = file.vip === undefined ? 0 : file.vip.levels?.length
  if (highest === undefined) return []
  return entriesOf(file.programmes).flatMap(([index, { trigger, conditions }]) => {
    const levels = [
      { key: ['trigger', 'level'], level: trigger?.on === 'level' ? trigger.level : undefined, least: 1 },
      { key: ['conditions', 'levelFrom'], level: conditions?.levelFrom, least: 0 },
    ]
    return levels.flatMap(({ key, level, least }) => {
      if (level === undefined || (level >= least && level <= highest)) return []
      return [
        merchant.faultAt(['programmes', index, ...key], {
          code: 'programme.unreachable',
          message: highest === 0 ? 'the merchant has no VIP levels' : `there is no level ${level}`,
          repair: highest === 0 ? 'Remove it, or add "vip"' : `Name one from ${least} to ${highest}`,
        }),
      ]
    })
  })
}
