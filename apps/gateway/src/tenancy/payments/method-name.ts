import type { PaymentMethod } from '@livery/contract/payments/method'

/** What a way to pay is called in a language. */
export function methodName({ name }: Pick<PaymentMethod, 'name'>, language: string): string {
  return typeof name === 'string' ? name : (name[language] ?? name.EN)
}
