import { IconButton } from '@livery/ui/icon-button'
import { useText } from '../../shared/i18n/use-text.ts'
import { useVisit } from '../../shared/visit/use-visit.ts'

/** Opens the search of the whole house. */
export function SearchButton({ className }: { readonly className?: string }) {
  const t = useText('core')
  const { popups } = useVisit()
  return (
    <IconButton
      icon="search"
      label={t('action.search')}
      variant="plain"
      className={className}
      onClick={() => popups.open('search', {})}
    />
  )
}
