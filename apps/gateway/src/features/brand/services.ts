import type { Pictures } from '../../platform/pictures/pictures.ts'
import type { TextStore } from '../../tenancy/texts/text-store.ts'

/** What serving a brand's icons, manifest and fonts needs of the gateway. */
export interface BrandServices {
  readonly pictures: Pictures
  readonly texts: TextStore
}
