import type { Pictures } from '../../platform/pictures/pictures.ts'
import type { TextStore } from '../../tenancy/texts/text-store.ts'

/** The gateway's services that serving a brand's icons, manifest and fonts needs. */
export interface BrandServices {
  readonly pictures: Pictures
  readonly texts: TextStore
}
