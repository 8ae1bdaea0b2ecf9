import { Menu as Base } from '@base-ui/react/menu'
import type { RefObject } from 'react'
import { cx } from '../cx.ts'
import { Icon } from '../icon/icon.tsx'
import { Link } from '../link/link.tsx'
import { PageDirection } from '../page-direction.tsx'
import * as css from './menu.css.ts'
import type { MenuAction, MenuProps } from './menu-props.ts'

type MenuPopupProps = Omit<MenuProps, 'trigger'> & {
  anchor: RefObject<HTMLElement | null>
  open: boolean
  onClose: () => void
}

/** The menu itself, which is loaded late. */
export function MenuPopup({ label, anchor, open, onClose, entries, header, align = 'end' }: MenuPopupProps) {
  return (
    <PageDirection>
      <Base.Root open={open} onOpenChange={(next) => !next && onClose()}>
        <Base.Portal>
          <Base.Positioner className={css.positioner} anchor={anchor} align={align} sideOffset={8} collisionPadding={8}>
            <Base.Popup
              className={css.popup}
              aria-label={label}
              finalFocus={() => !isCovered(anchor.current) && anchor.current}
            >
              {header && <div className={css.head}>{header}</div>}
              {entries.map((entry) =>
                'separator' in entry ? (
                  <Base.Separator key={entry.id} className={css.separator} />
                ) : (
                  <Entry key={entry.id} {...entry} />
                ),
              )}
            </Base.Popup>
          </Base.Positioner>
        </Base.Portal>
      </Base.Root>
    </PageDirection>
  )
}

/** An entry may have opened a pop-up before the menu closed: then the pop-up has the focus and the button is inert. */
const isCovered = (button: HTMLElement | null) => button?.closest('[aria-hidden="true"], [inert]') != null

function Entry(entry: MenuAction) {
  const { label, lang, icon, danger, disabled, end, checked, href, onSelect } = entry
  const className = cx(css.item, danger && css.danger)
  const content = (
    <>
      {icon && <Icon name={icon} size="sm" className={cx(!danger && css.icon)} />}
      <span className={css.text} lang={lang}>
        {label}
      </span>
      {end}
      {checked && <Icon name="check" size="sm" className={css.mark} />}
    </>
  )
  if (href !== undefined) {
    return (
      <Base.LinkItem className={className} label={label} closeOnClick render={<Link href={href} />}>
        {content}
      </Base.LinkItem>
    )
  }
  if (checked !== undefined) {
    return (
      <Base.CheckboxItem
        className={className}
        label={label}
        disabled={disabled ?? false}
        closeOnClick
        checked={checked}
        role="menuitemradio"
        onCheckedChange={() => onSelect()}
      >
        {content}
      </Base.CheckboxItem>
    )
  }
  return (
    <Base.Item className={className} label={label} disabled={disabled ?? false} onClick={onSelect}>
      {content}
    </Base.Item>
  )
}
