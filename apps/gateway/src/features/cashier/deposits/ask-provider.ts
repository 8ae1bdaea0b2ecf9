import { LiveryError } from '@livery/contract/errors'
import { type DepositInstructions, ProviderRefused } from '@livery/contract/payments/adapter'
import { fromMinor, toMinor } from '@livery/locale/amount'
import { enteredMinor } from '@livery/locale/entered'
import type { FastifyBaseLogger } from 'fastify'
import { type DepositRow, recordAnswer } from '../../../ledger/payments/deposits.ts'
import type { Database } from '../../../platform/database/connect.ts'
import type { KeySettings } from '../../../platform/secrets/derived-key.ts'
import type { DepositWay } from '../deposit-ways.ts'
import { shownInstruction } from './instruction.ts'
import { allFields } from './secret-fields.ts'

export interface AskingServices {
  readonly database: Database
  readonly settings: KeySettings
  readonly log: Pick<FastifyBaseLogger, 'error'>
}

/** What the provider receives besides the order. */
export interface Asking {
  readonly merchantName: string
  readonly returnUrl: string
  readonly language: { readonly tag: string; readonly dir: 'ltr' | 'rtl' }
}

/**
 * Sends a deposit to the provider and records the answer. Where the outcome is unknown, the deposit stays open and is
 * sent again later, with the same reference.
 */
export async function askProvider(
  { database, settings, log }: AskingServices,
  row: DepositRow,
  way: DepositWay,
  asking: Asking,
): Promise<void> {
  const { reference, merchant_id: merchantId, exponent } = row
  try {
    const fields = await allFields(database, settings, row, way.method.deposit.fields)
    const { providerOrder, instructions } = await way.connection.startDeposit({
      reference,
      channel: way.method.channel,
      merchant: { id: merchantId, name: asking.merchantName },
      payer: { id: String(row.member_id) },
      amount: fromMinor(row.amount_minor, exponent),
      currency: { code: row.currency, exponent },
      fields,
      expiresAt: row.expires_at.toISOString(),
      callbackUrl: way.connection.callbackUrl,
      returnUrl: asking.returnUrl,
      language: asking.language,
    })
    const payableMinor = payableOf(instructions, row, way)
    const scheme = way.method.deposit.scheme ?? null
    // A code that cannot be shown is refused now, before anybody pays it.
    shownInstruction(instructions, { reference, currency: row.currency, exponent, payableMinor, scheme })
    await recordAnswer(database, merchantId, reference, { state: 'started', providerOrder, instructions, payableMinor })
  } catch (error) {
    const isRefused = error instanceof ProviderRefused
    if (error instanceof AnotherSum)
      log.error(
        { err: error, reference, method: way.method.id, merchant: merchantId },
        'a provider asks for another sum',
      )
    const reason = isRefused ? error.reason : 'unreachable'
    await recordAnswer(database, merchantId, reference, { state: isRefused ? 'refused' : 'unknown', reason })
    if (!isRefused)
      throw new LiveryError('PAYMENT_PROVIDER_FAILED', { params: { method: way.method.id }, cause: error })
  }
}

/**
 * The provider wants an amount that differs from the order's by more than the way to pay allows. Nobody may pay that.
 */
class AnotherSum extends ProviderRefused {}

/** The amount to pay: the order's, or one slightly different that identifies the transfer. */
function payableOf(instructions: DepositInstructions, row: DepositRow, { method }: DepositWay): bigint {
  const exact = instructions.kind === 'transfer' ? instructions.exactAmount : null
  if (exact === null) return row.amount_minor
  const { currency: code, exponent, amount_minor: ordered } = row
  const within = toMinor(method.deposit.exactWithin?.[code] ?? '0', exponent)
  try {
    const minor = enteredMinor(exact, { code, exponent })
    const difference = minor > ordered ? minor - ordered : ordered - minor
    if (minor > 0n && difference <= within) return minor
  } catch {
    // An amount that cannot be paid in this currency counts as another amount too.
  }
  throw new AnotherSum('exactAmount')
}
