import type { Banner } from '@livery/contract/lobby'
import { PAGES } from '@livery/contract/pages'
import type { MouseEvent } from 'react'
import { playGame } from '../games/play-game.ts'
import type { Visit } from '../visit/visit.ts'

/** The props of a banner's element: a link has an address; a game has none, so it is a button. */
type BannerTarget =
  | { readonly href: string; readonly onClick?: (event: MouseEvent) => void }
  | { readonly href?: never; readonly onClick: () => void }

/** Where a press on a banner leads; null for one that is only looked at. */
export function bannerTarget(visit: Visit, { linkageType, link, title }: Banner): BannerTarget | null {
  switch (linkageType) {
    case null:
      return null
    case 'register':
      return {
        href: PAGES.home.popups.register,
        onClick: (event) => {
          event.preventDefault()
          visit.popups.open('auth', { tab: 'register' })
        },
      }
    case 'game':
      return { onClick: () => void playGame(visit, { nodeId: Number(link), gameName: title }, 'real') }
    default:
      return link ? { href: link } : null
  }
}
