import { type ReactNode, useId } from 'react'
import { cx } from '../cx.ts'
import { Icon, type IconName } from '../icon/icon.tsx'
import { Link } from '../link/link.tsx'
import * as css from './card.css.ts'
import type { CardLook, CardPadding } from './looks.ts'

export type CardProps = {
  look?: CardLook | undefined
  padding?: CardPadding | undefined
  title?: string | undefined
  /** Level of the title as a heading of the page. */
  level?: 2 | 3 | 4 | undefined
  icon?: IconName | undefined
  /** Where the whole card leads. It needs a title, which names the link; buttons in the card still work. */
  href?: string | undefined
  /** Beside the title: a badge, a button. */
  end?: ReactNode
  /** Reaches the edges, above the words. */
  picture?: ReactNode
  /** Below the content, at the bottom edge of all cards in a row: buttons, an amount. */
  footer?: ReactNode
  busy?: boolean | undefined
  className?: string | undefined
  children?: ReactNode
}

/** A box that sets one thing off from its surroundings. With a title it is a region of the page with that name. */
export function Card(props: CardProps) {
  const { look = 'raised', padding = 'md', title, level = 3, icon, href, end, picture, footer, busy, className } = props
  const id = useId()
  const Heading = `h${level}` as const
  return (
    <article
      className={cx(css.card, css.look[look], href !== undefined && css.leads, className)}
      aria-labelledby={title ? id : undefined}
      aria-busy={busy}
    >
      {picture && <div className={css.picture}>{picture}</div>}
      <div className={cx(css.inside, css.padding[padding])}>
        {(title || end) && (
          <div className={css.head}>
            {icon && <Icon name={icon} className={css.icon} />}
            {title && (
              <Heading id={id} className={css.title}>
                {href === undefined ? (
                  title
                ) : (
                  <Link href={href} className={css.link}>
                    {title}
                  </Link>
                )}
              </Heading>
            )}
            {end && <span className={css.above}>{end}</span>}
          </div>
        )}
        {props.children}
        {footer && <div className={css.foot}>{footer}</div>}
      </div>
    </article>
  )
}
