import { diskSources } from '@livery/document/sources'
import { installedBundle } from '@livery/merchant/bundle'
import { loadRelease } from '@livery/merchant/loaded-release'
import { MerchantFiles } from '@livery/merchant/merchant-files'
import type { Vendors } from '../vendors/vendors.ts'
import type { Site } from './site.ts'
import { SiteSchedule } from './site-schedule.ts'

/**
 * The sites from the files below `root`, by merchant id, for tools that run without a gateway.
 *
 * @param onFault is called with a merchant that has faults, which is left out; without it the first one throws
 */
export async function sitesOnDisk(
  root: string,
  vendors: Vendors,
  onFault: (complaint: string) => void = (complaint) => {
    throw new Error(complaint)
  },
): Promise<ReadonlyMap<string, Site>> {
  const disk = diskSources(root)
  const merchantFiles = new MerchantFiles(disk)
  const sites = new Map<string, Site>()
  for (const id of merchantFiles.ids()) {
    const bundle = merchantFiles.read(id)?.bundle
    const { loadedRelease, faults } = bundle
      ? await loadRelease(installedBundle(bundle, disk), id)
      : { loadedRelease: null, faults: [] }
    if (loadedRelease) sites.set(id, new SiteSchedule(loadedRelease, { vendors }).site)
    else onFault(`merchants/${id} has faults: ${faults[0]?.message ?? 'it has no merchant.json'}`)
  }
  return sites
}
