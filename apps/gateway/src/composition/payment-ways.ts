import { ProviderRefused } from '@livery/contract/payments/adapter'
import { fromMinor } from '@livery/locale/amount'
import type { Merchant } from '@livery/merchant/merchant'
import type { CallbackServices } from '../features/cashier/callbacks/services.ts'
import type { DepositWay, DepositWays } from '../features/cashier/deposit-ways.ts'
import { PayoutRefused, type PayoutWay, type PayoutWays, type ReportedPayout } from '../features/cashier/payout-ways.ts'
import type { ProviderAccount } from '../features/cashier/reconciliation/provider-account.ts'
import type { MoneyServices } from '../features/operator/money/services.ts'
import { WAY_DIRECTIONS } from '../ledger/payments/closed-ways.ts'
import type { OfferedMethod, PaymentMethods } from '../tenancy/payments/payment-methods.ts'
import type { Registry } from '../tenancy/sites/registry.ts'

/** The ways to pay in, as deposits need them. */
export function depositWays(methods: PaymentMethods): DepositWays {
  const wayOf = (merchantId: string, offered: OfferedMethod): DepositWay | undefined => {
    const { deposit } = offered.method
    const connection = methods.connection(merchantId, offered.method.id)
    if (!deposit || !connection?.startDeposit) return undefined
    const { id, callbackUrl, startDeposit, queryDeposit } = connection
    return {
      ...offered,
      method: { ...offered.method, deposit },
      // A provider that reports only by callbacks cannot be queried.
      connection: { id, callbackUrl, startDeposit, queryDeposit: queryDeposit ?? (async () => null) },
    }
  }
  return {
    of: (merchant, country) =>
      methods.offered(merchant, 'deposit', country).flatMap((offered) => {
        const way = wayOf(merchant.id, offered)
        return way ? { ...way, isClosed: false } : []
      }),
    find: (merchant, methodId) => {
      const known = methods.known(merchant, 'deposit', methodId)
      return known && wayOf(merchant.id, known)
    },
  }
}

/** The ways to pay out, as withdrawals need them. */
export function payoutWays(methods: PaymentMethods): PayoutWays {
  const ways: PayoutWays = {
    of: (merchant) =>
      methods.offered(merchant, 'withdrawal', null).flatMap((offered) => payoutWay(methods, merchant, offered) ?? []),
    find: (merchant, methodId) => {
      const known = methods.known(merchant, 'withdrawal', methodId)
      return ways.of(merchant).find(({ id }) => id === methodId) ?? (known && payoutWay(methods, merchant, known))
    },
  }
  return ways
}

function payoutWay(
  methods: PaymentMethods,
  { id: merchantId, name, currency }: Merchant,
  { method, minMinor, maxMinor, fee }: OfferedMethod,
): PayoutWay | undefined {
  const connection = methods.connection(merchantId, method.id)
  const { withdrawal } = method
  if (!withdrawal || !connection?.startPayout || !connection.queryPayout) return undefined
  const { startPayout, queryPayout, callbackUrl } = connection
  const decimal = (minor: bigint) => fromMinor(minor, currency.exponent)
  return {
    id: method.id,
    name: method.name,
    min: decimal(minMinor),
    max: decimal(maxMinor),
    fee: { basisPoints: fee.basisPoints, fixed: decimal(fee.fixedMinor) },
    usualMinutes: withdrawal.takes.usual,
    longestMinutes: withdrawal.takes.longest,
    fields: withdrawal.fields,
    async startPayout(order) {
      try {
        return await startPayout({
          ...order,
          channel: method.channel,
          merchant: { id: merchantId, name },
          callbackUrl,
        })
      } catch (error) {
        throw error instanceof ProviderRefused ? new PayoutRefused(error.reason) : error
      }
    },
    async queryPayout(order) {
      const facts = await queryPayout({ ...order, channel: method.channel })
      return facts?.filter((fact): fact is typeof fact & ReportedPayout => fact.kind.startsWith('payout')) ?? null
    },
  }
}

/** The ways to pay as operators see them. */
export function moneyWays(methods: PaymentMethods, registry: Registry): MoneyServices['moneyWays'] {
  return {
    of: (merchantId) => {
      const merchant = registry.site(merchantId)?.merchant
      return (merchant ? methods.knownIds(merchant) : []).flatMap((id) => {
        const method = methods.byId.get(id)
        const connection = methods.connection(merchantId, id)
        if (!merchant || !method || !connection) return []
        const offered = WAY_DIRECTIONS.filter((direction) =>
          methods.offered(merchant, direction, null).some((one) => one.method.id === id),
        )
        const directions = WAY_DIRECTIONS.filter((direction) => methods.known(merchant, direction, id))
        const payout = methods.offered(merchant, 'withdrawal', null).find((one) => one.method.id === id) ?? null
        const name = typeof method.name === 'string' ? method.name : method.name.EN
        const logoUrl = methods.logoUrl(method)
        return { id, name, connectionId: connection.id, directions, offered, payout, logoUrl }
      })
    },
  }
}

/** The merchant's account that a provider's callback is for. */
export function callbackAccounts(methods: PaymentMethods, registry: Registry): CallbackServices['callbackAccount'] {
  return async (merchantId, connectionId) => {
    const connection = methods.connectionById(merchantId, connectionId)
    const merchant = connection && (await registry.liveSite(merchantId))?.merchant
    if (!merchant) return undefined
    const methodIds = [...methods.byId.keys()].filter((id) => methods.connection(merchantId, id)?.id === connectionId)
    return { merchant, connection, methodIds }
  }
}

/**
 * Every merchant's accounts at providers that publish a list of each day. Accounts over which no way to pay is offered
 * any more are included, because money may still be under way there.
 */
export async function providerAccounts(
  methods: PaymentMethods,
  registry: Registry,
): Promise<readonly ProviderAccount[]> {
  const accounts = new Map<string, ProviderAccount>()
  for (const merchantId of registry.ids) {
    const merchant = (await registry.liveSite(merchantId))?.merchant
    for (const methodId of merchant ? methods.knownIds(merchant) : []) {
      const connection = methods.connection(merchantId, methodId)
      const key = `${merchantId} ${connection?.id}`
      if (!merchant || !connection?.settlement || accounts.has(key)) continue
      const methodIds = [...methods.byId.keys()].filter(
        (id) => methods.connection(merchantId, id)?.id === connection.id,
      )
      const isOffered = merchant.payments?.methods.some(({ id }) => methodIds.includes(id)) ?? false
      const { id: connectionId, settlement } = connection
      accounts.set(key, { merchant, connectionId, methodIds, isOffered, settlement })
    }
  }
  return [...accounts.values()]
}
