import { PAGES } from '@livery/contract/pages'
import { ButtonLink } from '@livery/ui/button'
import { EmptyState } from '@livery/ui/empty-state'
import { useText } from '../i18n/use-text.ts'

/** Shown where there are no games. */
export function NoGames({ title, text }: { readonly title?: string; readonly text?: string }) {
  const t = useText('games')
  return (
    <EmptyState drawing="games" title={title ?? t('empty.title')} text={text ?? t('empty.text')}>
      <ButtonLink href={PAGES.home.path} variant="secondary">
        {t('empty.action')}
      </ButtonLink>
    </EmptyState>
  )
}
