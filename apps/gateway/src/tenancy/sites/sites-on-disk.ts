import { diskSources } from '@livery/document/sources'
import { installedBundle } from '@livery/merchant/bundle'
import { loadRelease } from '@livery/merchant/loaded-release'
import { MerchantFiles } from '@livery/merchant/merchant-files'
import type { Vendors } from '../vendors/vendors.ts'
import type { Site } from './site.ts'
import { SiteSchedule } from './site-schedule.ts'

/** The sites from the files below `root`, by merchant id, for tools that run without a gateway. */
export async function sitesOnDisk(root: string, vendors: Vendors): Promise<ReadonlyMap<string, Site>> {
  const disk = diskSources(root)
  const merchantFiles = new MerchantFiles(disk)
  const sites = new Map<string, Site>()
  for (const id of merchantFiles.ids()) {
    const bundle = merchantFiles.read(id)?.bundle
    const { loadedRelease, faults } = bundle
      ? await loadRelease(installedBundle(bundle, disk), id)
      : { loadedRelease: null, faults: [] }
    if (!loadedRelease)
      throw new Error(`merchants/${id} has faults: ${faults[0]?.message ?? 'it has no merchant.json'}`)
    sites.set(id, new SiteSchedule(loadedRelease, { vendors }).site)
  }
  return sites
}
