import { Icon } from '@livery/ui/icon'
import { NavLink } from 'react-router-dom'
import { useText } from '../../shared/i18n/use-text.ts'
import type { Page } from '../../shared/pages/page.ts'
import * as css from './side-menu.css.ts'

/** An entry of the side menu; when the menu is folded, its name is a tooltip. */
export function SideMenuLink({ page }: { readonly page: Page }) {
  const t = useText('core')
  const title = t(page.titleKey as 'nav.home')
  return (
    <li>
      <NavLink to={page.path} end className={css.entry} title={title}>
        <Icon name={page.icon} />
        <span className={css.label}>{title}</span>
      </NavLink>
    </li>
  )
}
