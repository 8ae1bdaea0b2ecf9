import { toast } from '@livery/ui/toast'
import { useText } from '../../../shared/i18n/use-text.ts'
import { linkAddress } from './link-address.ts'

/** Copies a code's address and says whether it worked. */
export function useCopyLink(): (code: string) => void {
  const core = useText('core')
  const t = useText('agent')
  return (code) => {
    // Without a secure context there is no clipboard.
    const copied = navigator.clipboard?.writeText(linkAddress(code)) ?? Promise.reject(new Error('no clipboard'))
    copied.then(
      () => toast({ tone: 'success', title: core('action.copied'), text: linkAddress(code) }),
      () => toast({ tone: 'error', title: t('link.copyFailed'), text: linkAddress(code), timeoutMs: 0 }),
    )
  }
}
