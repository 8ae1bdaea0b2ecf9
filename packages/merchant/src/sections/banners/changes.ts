import { entryChanges } from '../../wording/entries.ts'

export const bannerChanges = entryChanges('Banners', 'banners')
