import { entryChanges } from '../../wording/entries.ts'

export const noticeChanges = entryChanges('Notices', 'notices')
export const promotionChanges = entryChanges('Promotions', 'promotions')
export const popupChanges = entryChanges('Pop-ups', 'popups')
