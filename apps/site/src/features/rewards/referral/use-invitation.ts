import { PAGES } from '@livery/contract/pages'
import { toast } from '@livery/ui/toast'
import { useText } from '../../../shared/i18n/use-text.ts'
import { useVisit } from '../../../shared/visit/use-visit.ts'

/** Where one registers by a code. */
const addressOf = (code: string) =>
  `${location.origin}${PAGES.home.popups.register}?referralCode=${encodeURIComponent(code)}`

/** A member's invitation as an address, with the ways to pass it on. */
export function useInvitation(code: string) {
  const core = useText('core')
  const t = useText('rewards')
  const { name } = useVisit().boot.merchant
  const address = addressOf(code)
  const copy = (text: string) => {
    // Without a secure context there is no clipboard.
    const copied = navigator.clipboard?.writeText(text) ?? Promise.reject(new Error('no clipboard'))
    copied.then(
      () => toast({ tone: 'success', title: core('action.copied'), text }),
      () => toast({ tone: 'error', title: t('referral.copyFailed'), text, timeoutMs: 0 }),
    )
  }
  /** Opens what the device shares by; where it has nothing, the address is copied. */
  const share = async () => {
    if (!navigator.share) return copy(address)
    try {
      await navigator.share({ title: name, text: t('referral.shareText', { merchant: name }), url: address })
    } catch (error) {
      // An `AbortError` only means that the person has closed the sheet.
      if ((error as DOMException).name !== 'AbortError') copy(address)
    }
  }
  return { address, copy, share }
}
