import type {
  Deposit,
  depositMethods as methodsCall,
  deposit as oneCall,
  deposits as pageCall,
} from '@livery/contract/cashier/deposits'
import { LiveryError } from '@livery/contract/errors'
import { fromMinor } from '@livery/locale/amount'
import { closedWays } from '../../../ledger/payments/closed-ways.ts'
import { type DepositRow, depositOf, depositsOf, lastMethodOf, stepsOf } from '../../../ledger/payments/deposits.ts'
import { owedMinor } from '../../../ledger/payments/owed.ts'
import { type CashierContext, type CashierHandler, realMember } from '../services.ts'
import { depositShown, methodShown } from './shown.ts'

const PAGE = 10

export const methodsHandler: CashierHandler<typeof methodsCall> = async (context) => {
  const { services, site, http } = context
  const { merchant } = site
  const { memberId } = realMember(context)
  const { currency } = merchant
  const language = site.languageOf(http)
  const ways = services.depositWays.of(merchant, services.access.countryOf(http.ip))
  const [open, lastMethodId, bonuses, closed, owed] = await Promise.all([
    depositsOf(services.database, merchant.id, memberId, { limit: PAGE, open: true }),
    lastMethodOf(services.database, merchant.id, memberId),
    services.depositBonuses.of(merchant, memberId, language),
    closedWays(services.database, merchant.id, 'deposit'),
    owedMinor(services.database, { merchantId: merchant.id, memberId, currency }),
  ])
  const isOpen = (way: (typeof ways)[number]) => !way.isClosed && !closed.has(way.method.id)
  return {
    methods: ways.map((way) => methodShown({ ...way, isClosed: !isOpen(way) }, currency.exponent, language)),
    bonuses: [...bonuses],
    open: await allShown(context, open, language),
    lastMethodId: ways.some((way) => way.method.id === lastMethodId && isOpen(way)) ? lastMethodId : null,
    ...(owed > 0n && { owed: fromMinor(owed, currency.exponent) }),
  }
}

export const oneHandler: CashierHandler<typeof oneCall> = (context) => oneShown(context, context.request.reference)

export const pageHandler: CashierHandler<typeof pageCall> = async (context) => {
  const { services, site, request, http } = context
  const { memberId } = realMember(context)
  const { before } = request
  const rows = await depositsOf(services.database, site.merchant.id, memberId, {
    ...(before !== undefined && { before }),
    limit: PAGE + 1,
  })
  return {
    deposits: await allShown(context, rows.slice(0, PAGE), site.languageOf(http)),
    more: rows.length > PAGE,
  }
}

/** A deposit of the calling member. Throws NOT_FOUND for others' deposits too. */
export async function oneShown(context: CashierContext, reference: string): Promise<Deposit> {
  const { services, site, http } = context
  const { memberId } = realMember(context)
  const row = await depositOf(services.database, site.merchant.id, reference, memberId)
  if (!row) throw new LiveryError('NOT_FOUND')
  const [shown] = await allShown(context, [row], site.languageOf(http))
  return shown!
}

async function allShown(
  { services, site }: CashierContext,
  rows: readonly DepositRow[],
  language: string,
): Promise<Deposit[]> {
  const { merchant } = site
  const references = rows.map(({ reference }) => reference)
  const steps = rows.length > 0 ? await stepsOf(services.database, merchant.id, references) : new Map()
  return rows.map((row) =>
    depositShown(row, steps.get(row.reference) ?? [], services.depositWays.find(merchant, row.method), language),
  )
}
