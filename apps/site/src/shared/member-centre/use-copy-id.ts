import { toast } from '@livery/ui/toast'
import { useText } from '../i18n/use-text.ts'

/** Copies a member's ID and confirms it. */
export function useCopyId(): (id: string) => void {
  const t = useText('core')
  return (id) => {
    navigator.clipboard.writeText(id).then(
      () => toast({ tone: 'success', title: t('account.idCopied'), text: id }),
      () => toast({ tone: 'error', title: t('account.copyFailed'), text: id, timeoutMs: 0 }),
    )
  }
}
