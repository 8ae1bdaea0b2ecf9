import { informationRequest } from '@livery/contract/catalogue-requests'
import { namedAt } from '@livery/contract/pages'
import { vendorNameOf } from '../../../shared/games/vendor-name-of.ts'
import type { PageLook } from '../../../shared/pages/page.ts'
import { knownAnswer } from '../../../shared/query/known-answer.ts'

/** Name and description of the game at an address. */
export const namedGame: NonNullable<PageLook['named']> = (visit, pathname) => {
  const at = namedAt('game', pathname)
  const { code: language } = visit.preferences.getState().language
  const known = at && knownAnswer(visit, 'gameInformation', informationRequest(language, at.vendor, at.code))
  if (!known) return undefined
  if (!known.game) return null
  const { gameName: game, vassalage } = known.game
  const { name: merchant } = visit.boot.merchant
  const vendor = vendorNameOf(visit, vassalage) ?? vassalage
  return { name: game, description: visit.i18n.t('information:sheet.description', { game, vendor, merchant }) }
}
