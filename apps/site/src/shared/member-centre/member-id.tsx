import { IconButton } from '@livery/ui/icon-button'
import { useText } from '../i18n/use-text.ts'
import * as css from './member-centre.css.ts'
import { useCopyId } from './use-copy-id.ts'

/** The member's ID, which customer service asks for. */
export function MemberId({ id }: { readonly id: string }) {
  const t = useText('core')
  const copy = useCopyId()
  return (
    <p className={css.id}>
      <span className={css.idLabel}>{t('account.id')}</span>
      <bdi dir="ltr" className={css.idText}>
        {id}
      </bdi>
      <IconButton
        icon="copy"
        label={t('account.copyId')}
        size="sm"
        variant="plain"
        className={css.copy}
        onClick={() => copy(id)}
      />
    </p>
  )
}
