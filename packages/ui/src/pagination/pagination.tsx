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

/** Leads through pages. Nothing where there is only one. */
export function Pagination(props: PaginationProps) {
  const { label, previousLabel, nextLabel, formatPage, pageLabel, page, total, onChange, className } = props
  if (total <= 1) return null
  return (
    <nav aria-label={label} className={cx(css.bar, className)}>
      <IconButton
        icon="chevron-start"
        label={previousLabel}
        size="sm"
        disabled={page <= 1}
        onClick={() => onChange(page - 1)}
      />
      <ul className={css.list}>
        {pageItems(page, total).map((item) => (
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
                aria-current={item === page ? 'page' : undefined}
                onClick={() => item !== page && onChange(item)}
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
        disabled={page >= total}
        onClick={() => onChange(page + 1)}
      />
    </nav>
  )
}
