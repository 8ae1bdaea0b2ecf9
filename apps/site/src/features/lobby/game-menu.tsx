import { Icon, type IconName } from '@livery/ui/icon'
import { useEffect, useRef } from 'react'
import { Link } from 'react-router-dom'
import { askToSignIn, isVisitor } from '../../shared/favourites/own-list.ts'
import { CATEGORY_ICONS } from '../../shared/games/category.ts'
import { useText } from '../../shared/i18n/use-text.ts'
import { useVisit } from '../../shared/visit/use-visit.ts'
import * as css from './game-menu.css.ts'
import { CHOICE_PARAMETER, type Choice, FIXED_CHOICES } from './use-menu-choice.ts'

const ICONS: Readonly<Record<Choice, IconName>> = { HOME: 'home', FAV: 'heart', HOT: 'flame', ...CATEGORY_ICONS }

const addressOf = (choice: Choice) => (choice === 'HOME' ? '/' : `/?${CHOICE_PARAMETER}=${choice}`)

/** The categories as links, because each choice has an address. Favourites need an account. */
export function GameMenu({ choice }: { readonly choice: Choice }) {
  const t = useText('games')
  const core = useText('core')
  const visit = useVisit()
  const list = useRef<HTMLUListElement>(null)
  const choices: readonly Choice[] = [...FIXED_CHOICES, ...visit.boot.menus.categories]
  const text = (one: Choice) =>
    one === 'HOME' || one === 'FAV' || one === 'HOT' ? t(`tab.${one}`) : core(`category.${one}`)

  // biome-ignore lint/correctness/useExhaustiveDependencies: the chosen entry comes into view when it changes
  useEffect(() => {
    const chosen = list.current?.querySelector<HTMLElement>('[aria-current="page"]')
    const row = list.current
    if (!chosen || !row || row.scrollWidth <= row.clientWidth) return
    row.scrollTo({ left: chosen.offsetLeft - (row.clientWidth - chosen.offsetWidth) / 2, behavior: 'smooth' })
  }, [choice])

  return (
    <nav className={css.menu} aria-label={t('tab.label')}>
      <ul ref={list} className={css.list}>
        {choices.map((one) => (
          <li key={one} className={css.item}>
            <Link
              to={addressOf(one)}
              className={css.entry}
              aria-current={one === choice ? 'page' : undefined}
              preventScrollReset
              onClick={(event) => {
                if (one !== 'FAV' || !isVisitor(visit)) return
                event.preventDefault()
                askToSignIn(visit, 'FAV', addressOf(one))
              }}
            >
              <Icon name={ICONS[one]} />
              <span>{text(one)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
