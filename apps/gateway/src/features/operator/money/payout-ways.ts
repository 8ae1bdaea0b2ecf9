import type { MoneyServices } from './services.ts'

type Services = Pick<MoneyServices, 'moneyWays'>

/** The ways by which a merchant can pay out an amount now. */
export const waysFor = ({ moneyWays }: Services, merchantId: string, amountMinor: bigint): readonly string[] =>
  moneyWays
    .of(merchantId)
    .flatMap(({ id, payout }) =>
      payout && payout.minMinor <= amountMinor && amountMinor <= payout.maxMinor ? [id] : [],
    )

/** Whether a merchant pays out by a way now; not by one that was taken off its list. */
export const isOfferedFor = ({ moneyWays }: Services, merchantId: string, methodId: string): boolean =>
  moneyWays.of(merchantId).some(({ id, payout }) => id === methodId && payout !== null)

/** Whether a provider can be asked about orders of a way: the merchant has an account there. */
export const isKnownFor = ({ moneyWays }: Services, merchantId: string, methodId: string): boolean =>
  moneyWays.of(merchantId).some(({ id }) => id === methodId)
