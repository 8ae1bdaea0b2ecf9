import { categoryPath, PAGES } from '@livery/contract/pages'
import { Icon, type IconName } from '@livery/ui/icon'
import { Link } from 'react-router-dom'
import { CATEGORY_ICONS } from '../../shared/games/category.ts'
import { useText } from '../../shared/i18n/use-text.ts'
import { useVisit } from '../../shared/visit/use-visit.ts'
import * as css from './category-grid.css.ts'
import { CHOICE_PARAMETER, type Choice } from './use-menu-choice.ts'

/** Two lines of five. */
const PLACES = 10

interface Entry {
  readonly to: string
  readonly icon: IconName
  readonly text: string
  readonly isCurrent?: boolean
}

/** The categories as a grid of icons that lead to their pages; what is left of two lines leads to other lists. */
export default function CategoryGrid({ choice }: { readonly choice: Choice }) {
  const t = useText('games')
  const core = useText('core')
  const { categories } = useVisit().boot.menus
  const further: readonly Entry[] = [
    { to: `/?${CHOICE_PARAMETER}=HOT`, icon: 'flame', text: t('tab.HOT'), isCurrent: choice === 'HOT' },
    { to: PAGES.promotions.path, icon: 'promotions', text: core('nav.promotions') },
  ]
  const entries: readonly Entry[] = [
    ...categories.map((one) => ({
      to: categoryPath(one),
      icon: CATEGORY_ICONS[one],
      text: core(`category.${one}`),
    })),
    ...further.slice(0, Math.max(0, PLACES - categories.length)),
  ]
  return (
    <nav className={css.menu} aria-label={t('tab.label')}>
      <ul className={css.grid}>
        {entries.map(({ to, icon, text, isCurrent }) => (
          <li key={to}>
            <Link to={to} className={css.entry} aria-current={isCurrent ? 'page' : undefined}>
              <Icon name={icon} className={css.plate} />
              <span className={css.word}>{text}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
