import { objectFaults } from '@livery/contract/object-faults'
import type { PaymentAdapter } from '@livery/contract/payments/adapter'
import Value from 'typebox/value'
import { PAYMENT_SETTINGS } from '../../platform/payment-settings.ts'
import { StartupError } from '../../platform/startup-error.ts'

type Bound<Method> = Method extends (first: infer First, settings: never) => infer Result
  ? (first: First) => Result
  : never
type BoundOrNull<Name extends keyof PaymentAdapter> = Bound<NonNullable<PaymentAdapter[Name]>> | null

/** One merchant's account at a provider. Functions that the provider's wire lacks are null. */
export interface PaymentConnection {
  /** The way to pay if it has accounts of its own, else its adapter; callbacks come to `/payments/<merchant>/<id>`. */
  readonly id: string
  readonly adapterId: string
  readonly callbackUrl: string
  readonly pageOrigins: readonly string[]
  readonly startDeposit: BoundOrNull<'startDeposit'>
  readonly queryDeposit: BoundOrNull<'queryDeposit'>
  readonly startPayout: BoundOrNull<'startPayout'>
  readonly queryPayout: BoundOrNull<'queryPayout'>
  readonly readCallback: Bound<PaymentAdapter['readCallback']>
  readonly writeAnswer: PaymentAdapter['writeAnswer']
  readonly settlement: BoundOrNull<'settlement'>
}

/** Binds an adapter to a merchant's account. Throws a `StartupError` where the account cannot work. */
export function connect(
  adapter: PaymentAdapter,
  { id, merchantId, callbackUrl }: { readonly id: string; readonly merchantId: string; readonly callbackUrl: string },
  settings: unknown,
): PaymentConnection {
  if (!Value.Check(adapter.settings, settings)) {
    throw new StartupError(
      `The account of the merchant "${merchantId}" under "${id}" cannot work: ${faultsOf(adapter, settings)}. Mend it in the file that ${PAYMENT_SETTINGS} names.`,
    )
  }
  const bound = <First, Result>(method: ((first: First, all: never) => Result) | undefined) =>
    method ? (first: First) => method.call(adapter, first, settings as never) : null
  return {
    id,
    adapterId: adapter.id,
    callbackUrl,
    pageOrigins: adapter.pageOrigins(settings),
    startDeposit: bound(adapter.startDeposit),
    queryDeposit: bound(adapter.queryDeposit),
    startPayout: bound(adapter.startPayout),
    queryPayout: bound(adapter.queryPayout),
    readCallback: (call) => adapter.readCallback(call, settings),
    writeAnswer: (answer, call) => adapter.writeAnswer(answer, call),
    settlement: bound(adapter.settlement),
  }
}

/** Names the settings that are wrong, and never their values. */
function faultsOf(adapter: PaymentAdapter, settings: unknown): string {
  if (typeof settings !== 'object' || settings === null || Array.isArray(settings)) return 'it must be an object'
  const { properties } = adapter.settings
  return objectFaults(adapter.settings, settings as Readonly<Record<string, unknown>>)
    .map(({ field, kind }) => {
      if (kind === 'unknown') return `"${field}" is no setting of it; there are ${Object.keys(properties).join(', ')}`
      const { description } = properties[field] as { readonly description?: string }
      return `"${field}" ${kind === 'missing' ? 'is missing and ' : ''}must be ${description ?? 'of another form'}`
    })
    .join('; ')
}
