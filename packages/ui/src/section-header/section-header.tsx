import type { ReactNode } from 'react'
import { cx } from '../cx.ts'
import { Icon, type IconName } from '../icon/icon.tsx'
import { IconButton } from '../icon-button/icon-button.tsx'
import { Link } from '../link/link.tsx'
import * as css from './section-header.css.ts'

export type RowArrows = {
  previousLabel: string
  nextLabel: string
  onPrevious: () => void
  onNext: () => void
  canPrevious: boolean
  canNext: boolean
}

export type SectionHeaderProps = {
  /** Id of the heading, for the section's `aria-labelledby`. */
  id: string
  title: string
  level?: 2 | 3 | undefined
  icon?: IconName | undefined
  /** The number of items, formatted. */
  count?: string | undefined
  /** The link to all items. `label` names the place when the text alone does not: "More live games". */
  more?: { text: string; href: string; label?: string | undefined } | undefined
  /** Buttons that scroll the row, on desktop. From `useRail()`. */
  arrows?: RowArrows | undefined
  /** Anything else at the end: a filter, a switch. */
  children?: ReactNode
  className?: string | undefined
}

export function SectionHeader(props: SectionHeaderProps) {
  const { id, title, level = 2, icon, count, more, arrows, children, className } = props
  const Heading = `h${level}` as const
  return (
    <div className={cx(css.header, className)}>
      {icon && <Icon name={icon} className={css.icon} />}
      <Heading id={id} className={css.heading}>
        {title}
      </Heading>
      {count && <span className={css.count}>{count}</span>}
      <div className={css.end}>
        {children}
        {more && (
          <Link href={more.href} className={css.more} aria-label={more.label}>
            {more.text}
            <Icon name="chevron-end" size="xs" />
          </Link>
        )}
        {arrows && (
          <div className={css.arrows}>
            <IconButton
              icon="chevron-start"
              label={arrows.previousLabel}
              size="sm"
              variant="secondary"
              disabled={!arrows.canPrevious}
              onClick={arrows.onPrevious}
            />
            <IconButton
              icon="chevron-end"
              label={arrows.nextLabel}
              size="sm"
              variant="secondary"
              disabled={!arrows.canNext}
              onClick={arrows.onNext}
            />
          </div>
        )}
      </div>
    </div>
  )
}
