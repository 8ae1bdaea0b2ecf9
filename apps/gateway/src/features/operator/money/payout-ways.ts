import type { MoneyServices } from './services.ts'

type Services = Pick<MoneyServices, 'moneyWays'>

/** The ways by which a merchant pays such a sum out now. */
export const waysFor = ({ moneyWays }: Services, merchantId: string, amountMinor: bigint): readonly string[] =>
  moneyWays
    .of(merchantId)
    .flatMap(({ id, payout }) =>
      payout && payout.minMinor <= amountMinor && amountMinor <= payout.maxMinor ? [id] : [],
    )

/** Whether a merchant pays out by a way now; one that was taken off its list it does not. */
export const isOfferedFor = ({ moneyWays }: Services, merchantId: string, methodId: string): boolean =>
  moneyWays.of(merchantId).some(({ id, payout }) => id === methodId && payout !== null)

/** Whether anybody can be asked about orders of a way: the merchant has an account at its provider. */
export const isKnownFor = ({ moneyWays }: Services, merchantId: string, methodId: string): boolean =>
  moneyWays.of(merchantId).some(({ id }) => id === methodId)
