import type { TextStore } from '../../tenancy/texts/text-store.ts'

/** The gateway's services that serving texts needs. */
export interface TextServices {
  readonly texts: TextStore
}
