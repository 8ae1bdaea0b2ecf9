import type { Database } from '../../platform/database/connect.ts'
import type { Geolocation } from '../../platform/geolocation/geolocation.ts'
import type { Pictures } from '../../platform/pictures/pictures.ts'
import type { Settings } from '../../platform/settings.ts'
import type { ReleaseOperations } from '../../tenancy/publishing/operations.ts'
import type { Plans } from '../../tenancy/releases/plans.ts'
import type { Previews } from '../../tenancy/releases/preview.ts'
import type { ReleaseStore } from '../../tenancy/releases/store.ts'
import type { Registry } from '../../tenancy/sites/registry.ts'

/** The gateway's services that the operators' calls and pages need. */
export interface OperatorServices {
  readonly database: Database
  readonly settings: Pick<
    Settings,
    'demo' | 'deploymentSecret' | 'localHosts' | 'operatorHost' | 'operatorSecret' | 'previousSecrets'
  >
  readonly registry: Registry
  readonly geolocation: Pick<Geolocation, 'data'>
  readonly releases: {
    readonly store: ReleaseStore
    readonly plans: Plans
    readonly operations: ReleaseOperations
  }
  readonly previews: Previews
  readonly pictures: Pictures
}
