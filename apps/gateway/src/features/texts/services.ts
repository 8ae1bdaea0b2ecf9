import type { TextStore } from '../../tenancy/texts/text-store.ts'

/** What serving texts needs of the gateway. */
export interface TextServices {
  readonly texts: TextStore
}
