import { GAME_LISTS, type GameFilter, type GameList } from '@livery/contract/games/game-filter'
import { Icon, type IconName } from '@livery/ui/icon'
import { Link } from 'react-router-dom'
import { askToSignIn, isOwnList, isVisitor } from '../../../shared/favourites/own-list.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { useVisit } from '../../../shared/visit/use-visit.ts'
import * as css from './filter-bar.css.ts'
import { type Choice, narrow } from './narrow.ts'

const ICONS: Readonly<Record<GameList, IconName>> = { ALL: 'grid', HOT: 'flame', RECENT: 'history', FAV: 'heart' }

interface ListChoiceProps {
  readonly filter: GameFilter
  readonly addressOf: (filter: GameFilter) => string
  readonly onChoose: (choice: Choice) => void
}

/** All, hot, recent, favourites: links, since each has an address. The member's own lists need an account. */
export function ListChoice({ filter, addressOf, onChoose }: ListChoiceProps) {
  const t = useText('games')
  const visit = useVisit()
  return (
    <nav className={css.lists} aria-label={t('filter.label')}>
      {GAME_LISTS.map((list) => {
        const address = addressOf(narrow(filter, { list }, 1))
        return (
          <Link
            key={list}
            to={address}
            className={css.list}
            aria-current={list === filter.list ? 'page' : undefined}
            onClick={(event) => {
              // A press for a new tab opens it like any other link.
              if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
              event.preventDefault()
              if (isOwnList(list) && isVisitor(visit)) askToSignIn(visit, list, address)
              else onChoose({ list })
            }}
          >
            <Icon name={ICONS[list]} size="sm" />
            {t(`filter.${list}`)}
          </Link>
        )
      })}
    </nav>
  )
}
