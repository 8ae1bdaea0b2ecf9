import { LiveryError } from '@livery/contract/errors'
import { ProviderRefused } from '@livery/contract/payments/adapter'
import { fromMinor, toMinor } from '@livery/locale/amount'
import { type DepositRow, recordAnswer } from '../../../ledger/payments/deposits.ts'
import type { Database } from '../../../platform/database/connect.ts'
import type { DepositWay } from '../deposit-ways.ts'
import { shownInstruction } from './instruction.ts'

/** What the provider is told beside the order. */
export interface Asking {
  readonly merchantName: string
  readonly returnUrl: string
  readonly language: { readonly tag: string; readonly dir: 'ltr' | 'rtl' }
}

/**
 * Asks the provider to take a deposit, and records what it said. Where nobody knows, the deposit stays as it is and is
 * asked for again later, by the same reference.
 */
export async function askProvider(database: Database, row: DepositRow, way: DepositWay, asking: Asking): Promise<void> {
  const { reference, merchant_id: merchantId, exponent } = row
  try {
    const { providerOrder, instructions } = await way.connection.startDeposit({
      reference,
      channel: way.method.channel,
      merchant: { id: merchantId, name: asking.merchantName },
      payer: { id: String(row.member_id) },
      amount: fromMinor(row.amount_minor, exponent),
      currency: { code: row.currency, exponent },
      fields: row.fields,
      expiresAt: row.expires_at.toISOString(),
      callbackUrl: way.connection.callbackUrl,
      returnUrl: asking.returnUrl,
      language: asking.language,
    })
    const exact = instructions.kind === 'transfer' ? instructions.exactAmount : null
    const payableMinor = exact === null ? row.amount_minor : toMinor(exact, exponent)
    const scheme = way.method.deposit.scheme ?? null
    // A code that cannot be shown is refused now, before anybody pays it.
    shownInstruction(instructions, { reference, currency: row.currency, exponent, payableMinor, scheme })
    await recordAnswer(database, merchantId, reference, { state: 'started', providerOrder, instructions, payableMinor })
  } catch (error) {
    const isRefused = error instanceof ProviderRefused
    const reason = isRefused ? error.reason : 'unreachable'
    await recordAnswer(database, merchantId, reference, { state: isRefused ? 'refused' : 'unknown', reason })
    if (!isRefused)
      throw new LiveryError('PAYMENT_PROVIDER_FAILED', { params: { method: way.method.id }, cause: error })
  }
}
