import { queryKey } from '@livery/contract/query-key'
import { toMinor } from '@livery/locale/amount'
import { toast } from '@livery/ui/toast'
import { hasMemberPage } from '../member-centre/has-member-page.ts'
import { loadPopupTexts } from '../popups/load-popup-texts.ts'
import type { Visit } from '../visit/visit.ts'
import { openDeposit } from './open-deposit.ts'

/** The ways to pay hardly change while somebody plays. */
const STALE_MS = 10 * 60_000

/** The visits that were told, until their balance is sufficient again. */
const notified = new WeakSet<Visit>()

/**
 * Offers a deposit once when the balance has sunk below the least one that the merchant takes; a game that is open
 * stays where it is.
 */
export async function adviseLowBalance(visit: Visit, balance: string): Promise<void> {
  const { member } = visit.session.getState()
  if (!member || member.isTrial || !hasMemberPage(visit.boot, 'depositv2')) return
  const { methods } = await visit.queries.fetchQuery({
    queryKey: queryKey('depositMethods', {}),
    queryFn: () => visit.call('depositMethods', {}),
    staleTime: STALE_MS,
  })
  const { exponent } = visit.boot.merchant.currency
  const least = methods
    .filter(({ closed }) => !closed)
    .map(({ min }) => toMinor(min, exponent))
    .reduce<bigint | null>((min, one) => (min === null || one < min ? one : min), null)
  if (least === null) return
  if (toMinor(balance, exponent) >= least) {
    notified.delete(visit)
    return
  }
  if (notified.has(visit)) return
  notified.add(visit)
  if (await isElsewhere(visit, least)) {
    notified.delete(visit)
    return
  }
  await loadPopupTexts({ areas: ['cashier'] }, visit)
  const { i18n } = visit
  toast({
    id: 'low-balance',
    tone: 'warning',
    title: i18n.t('cashier:low.title'),
    text: i18n.t('cashier:low.text'),
    timeoutMs: 15_000,
    action: { label: i18n.t('core:header.deposit'), onPress: () => void openDeposit(visit) },
  })
}

/**
 * Whether the money is elsewhere: in vendors' wallets, where it goes along with a game, or reserved for a withdrawal.
 */
async function isElsewhere(visit: Visit, least: bigint): Promise<boolean> {
  const { total } = await visit.call('walletBalance', {})
  return toMinor(total, visit.boot.merchant.currency.exponent) >= least
}
