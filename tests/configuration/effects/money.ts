import { STOPPING_CHECKS, WITHDRAWAL_CHECKS } from '@livery/merchant/sections/withdrawal/checks'
import { type Effect, tested, testedBy, under } from './effect.ts'

const CASHIER = 'apps/gateway/src/features/cashier/withdrawals/'
const WITHDRAWALS = `${CASHIER}withdrawals.db.test.ts`
const PAYEES = `${CASHIER}payees.db.test.ts`
const PAYOUTS = `${CASHIER}payouts.db.test.ts`
const TRANSFERS = 'apps/gateway/src/features/cashier/transfers/transfers.db.test.ts'
const BETWEEN = 'only between min and max, within perDay, and where the merchant allows it'
const CHECKS = `${CASHIER}checks.test.ts`
const OUTCOME =
  'what openRounds, ownName, sameWay, newPayee, firstWithdrawal, sharedPayee, sharedDevice and passwordReset find has the stated outcome'
const REQUIRED =
  'where reviewFrom, openRounds, ownName, sameWay, newPayee, firstWithdrawal, sharedPayee, sharedDevice or passwordReset stops it, its own documents are wanted'
const WEIGHTS = 'apps/gateway/src/ledger/turnover/weights.test.ts'
const WAYS = 'apps/gateway/src/tenancy/payments/payment-methods.test.ts'

/** How the effect of each key about money is shown, by the key’s path. */
export const MONEY_EFFECTS: Readonly<Record<string, Effect>> = {
  ...under('payments', {
    'methods.id': tested(WAYS, 'payments.methods.id: the ways it names are offered, in its order'),
    'methods.deposit': tested(WAYS, 'payments.methods.deposit: its own limits and fee win over the way’s'),
    'methods.withdrawal': tested(WAYS, 'payments.methods.withdrawal: false is none by that way'),
    countries: tested(WAYS, 'payments.countries: a country has its own ways and order'),
  }),
  ...under('withdrawal', {
    receivedAfterMinutes: tested(
      PAYOUTS,
      'a paid withdrawal counts as received after receivedAfterMinutes, and its timeline says every step',
    ),
    payeeCoolDownMinutes: tested(PAYEES, 'nothing is paid to an account within payeeCoolDownMinutes'),
    resetHoldMinutes: tested(CHECKS, 'no money leaves within resetHoldMinutes after a forgotten password was reset'),
    cancellable: tested(
      WITHDRAWALS,
      'a withdrawal in review is taken back where it is cancellable, and nobody else’s is seen',
    ),
    ...testedBy(CHECKS, 'count and amount of perDay are limited, and the refusal says how much is left', [
      'perDay.count',
      'perDay.amount',
    ]),
    reviewFrom: tested(CHECKS, 'from the merchant’s reviewFrom on a person decides'),
    fourEyesFrom: tested(
      'apps/gateway/src/features/operator/money/four-eyes.db.test.ts',
      'from the merchant’s fourEyesFrom on a second person decides, and never the same one',
    ),
    ...under(
      'checks',
      Object.fromEntries(Object.keys(WITHDRAWAL_CHECKS).map((check) => [check, tested(CHECKS, OUTCOME)])),
    ),
    ...under('documents', Object.fromEntries(STOPPING_CHECKS.map((check) => [check, tested(CHECKS, REQUIRED)]))),
  }),
  ...under('transfers', {
    ...testedBy(TRANSFERS, BETWEEN, [
      'toUpline.min',
      'toUpline.max',
      'toUpline.perDay',
      'toDownline.min',
      'toDownline.max',
      'toDownline.perDay',
    ]),
    turnoverPercent: tested(
      TRANSFERS,
      'what is received has to be staked by turnoverPercent before it leaves again, and so has what is locked',
    ),
  }),
  ...under('turnover', {
    depositTimes: tested(
      'apps/gateway/src/features/cashier/deposits/deposits.db.test.ts',
      'a deposit has to be staked depositTimes times; what nobody told is asked for',
    ),
    ...testedBy(WEIGHTS, 'weights are by vendor or gameType, in percent of what counts', [
      'weights.vendor',
      'weights.gameType',
      'weights.percent',
      'weights.counts',
    ]),
  }),
}
