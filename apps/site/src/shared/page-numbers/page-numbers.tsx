import { Pagination, type PaginationProps } from '@livery/ui/pagination'
import { useCount } from '../format/use-count.ts'
import { useText } from '../i18n/use-text.ts'

/** The page navigation of a list, in the reader's language and digits. */
export function PageNumbers(props: Pick<PaginationProps, 'page' | 'total' | 'onChange' | 'className'>) {
  const t = useText('core')
  const count = useCount()
  return (
    <Pagination
      {...props}
      label={t('pagination.label')}
      previousLabel={t('pagination.previous')}
      nextLabel={t('pagination.next')}
      formatPage={count}
      pageLabel={(number) => t('pagination.page', { page: count(number) })}
    />
  )
}
