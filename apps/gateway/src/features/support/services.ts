import type { TextStore } from '../../tenancy/texts/text-store.ts'

/** What customer service needs of the gateway. */
export interface SupportServices {
  readonly texts: TextStore
}
