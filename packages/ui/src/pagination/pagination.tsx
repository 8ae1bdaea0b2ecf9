import { cx } from '../cx.ts'
import { IconButton } from '../icon-button/icon-button.tsx'
import { pageItems } from './page-items.ts'
import * as css from './pagination.css.ts'

export type PaginationProps = {
  label: string
  previousLabel: string
  nextLabel: string
  /** The number as the language writes it, and what pressing it does: "Page 3". */
  formatPage: (page: number) => string
  pageLabel: (page: number) => string
  /** 1-based. */
  page: number
  total: number
  onChange: (page: number) => void
  className?: string | undefined
}

/** Navigation through pages. It renders nothing for a single page; a page beyond the last counts as the last. */
export function Pagination(props: PaginationProps) {
  const { label, previousLabel, nextLabel, formatPage, pageLabel, page, total, onChange, className } = props
  if (total <= 1) return null
  const current = Math.min(Math.max(page, 1), total)
  const go = (to: number) => {
    if (to >= 1 && to <= total && to !== current) onChange(to)
  }
  return (
    <nav aria-label={label} className={cx(css.bar, className)}>
      <IconButton
        icon="chevron-start"
        label={previousLabel}
        size="sm"
        {...ended(current === 1)}
        onClick={() => go(current - 1)}
      />
      <ul className={css.list}>
        {pageItems(current, total).map((item) => (
          <li key={item}>
            {typeof item === 'string' ? (
              <span className={css.gap} aria-hidden="true">
                …
              </span>
            ) : (
              <button
                type="button"
                className={css.page}
                aria-label={pageLabel(item)}
                aria-current={item === current ? 'page' : undefined}
                onClick={() => go(item)}
              >
                {formatPage(item)}
              </button>
            )}
          </li>
        ))}
      </ul>
      <IconButton
        icon="chevron-end"
        label={nextLabel}
        size="sm"
        {...ended(current === total)}
        onClick={() => go(current + 1)}
      />
    </nav>
  )
}

/** At the last page the button keeps the focus, so it is not disabled but only marked as such. */
const ended = (is: boolean) => (is ? { 'aria-disabled': true, className: css.ended } : {})
