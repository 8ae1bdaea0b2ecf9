import type { Fault, Path } from '@livery/document/fault'
import { toMinor } from '@livery/locale/amount'
import { writtenDecimals } from '@livery/locale/money'
import { resolveCurrency } from '../../currencies.ts'
import type { Draft, Rule, Stated } from '../../draft.ts'
import { STOPPING_CHECKS } from './checks.ts'
import type { withdrawal } from './schema.ts'

type File = Stated<typeof withdrawal> & {
  readonly currency: { readonly code: string; readonly symbol?: string; readonly exponent?: number }
}

/** Amounts must exist in the currency and be above zero, and a review must be reachable by some amount. */
export const withdrawalFaults: Rule<File> = (draft) => {
  const { perDay, reviewFrom, fourEyesFrom } = draft.file.withdrawal ?? {}
  const amounts: readonly (readonly [Path, string | undefined])[] = [
    [['withdrawal', 'perDay', 'amount'], perDay?.amount],
    [['withdrawal', 'reviewFrom'], reviewFrom],
    [['withdrawal', 'fourEyesFrom'], fourEyesFrom],
  ]
  const faults = amounts.flatMap(([path, amount]) => amountFaults(draft, path, amount))
  return [...(faults.length > 0 ? faults : orderFaults(draft)), ...documentFaults(draft)]
}

/** A check that stops nothing cannot require documents. */
function documentFaults({ file, merchant }: Draft<File>): Fault[] {
  const { documents = {}, checks, reviewFrom } = file.withdrawal ?? {}
  const stops = (check: (typeof STOPPING_CHECKS)[number]) =>
    check === 'reviewFrom' ? reviewFrom !== undefined : checks?.[check] === 'review'
  return STOPPING_CHECKS.filter((check) => documents[check] && !stops(check)).map((check) =>
    merchant.faultAt(['withdrawal', 'documents', check], {
      code: 'withdrawal.documents-unasked',
      message: `${check} stops no withdrawal here, so its documents are never asked for`,
      repair: check === 'reviewFrom' ? 'State withdrawal.reviewFrom' : `Set withdrawal.checks.${check} to "review"`,
    }),
  )
}

function amountFaults({ file, merchant }: Draft<File>, path: Path, amount: string | undefined): Fault[] {
  const { code, symbol, exponent } = file.currency ?? {}
  const currency = code === undefined ? undefined : resolveCurrency({ code, symbol, exponent })
  if (amount === undefined || !currency) return []
  const found = JSON.stringify(amount)
  const decimals = amount.split('.')[1]?.length ?? 0
  if (decimals > writtenDecimals(currency)) {
    const message = `${currency.code} has ${writtenDecimals(currency)} decimals, not ${decimals}`
    return [merchant.faultAt(path, { code: 'amount.decimals', message, found, repair: 'Round the amount' })]
  }
  if (!/[1-9]/.test(amount)) {
    const message = 'an amount of zero is reached by every withdrawal'
    return [merchant.faultAt(path, { code: 'amount.zero', message, found, repair: 'State an amount above zero' })]
  }
  return []
}

function orderFaults({ file, merchant }: Draft<File>): Fault[] {
  const { perDay, reviewFrom } = file.withdrawal ?? {}
  if (perDay?.amount === undefined || reviewFrom === undefined) return []
  // Compared at the finest exponent; both are sound amounts here.
  if (toMinor(reviewFrom, 4) <= toMinor(perDay.amount, 4)) return []
  return [
    merchant.faultAt(['withdrawal', 'reviewFrom'], {
      code: 'withdrawal.review-unreachable',
      message: `nobody may withdraw more than ${perDay.amount} a day, so no withdrawal reaches ${reviewFrom}`,
      repair: 'Lower it, or raise withdrawal.perDay.amount',
    }),
  ]
}
