import { diskSources } from '@livery/document/sources'
import { installedBundle } from '@livery/merchant/bundle'
import { Shelf } from '@livery/merchant/shelf'
import { wear } from '@livery/merchant/worn'
import type { Vendors } from '../vendors/vendors.ts'
import type { Site } from './site.ts'
import { SiteSchedule } from './site-schedule.ts'

/** The sites as the files below `root` have them, by merchant id, for tools that run without a gateway. */
export async function sitesOnDisk(root: string, vendors: Vendors): Promise<ReadonlyMap<string, Site>> {
  const disk = diskSources(root)
  const shelf = new Shelf(disk)
  const sites = new Map<string, Site>()
  for (const id of shelf.ids()) {
    const bundle = shelf.gather(id)?.bundle
    const { worn, faults } = bundle ? await wear(installedBundle(bundle, disk), id) : { worn: null, faults: [] }
    if (!worn) throw new Error(`merchants/${id} has faults: ${faults[0]?.message ?? 'it has no merchant.json'}`)
    sites.set(id, new SiteSchedule(worn, { vendors }).site)
  }
  return sites
}
