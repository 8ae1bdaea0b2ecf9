import { toast } from '@livery/ui/toast'
import { useText } from '../../../shared/i18n/use-text.ts'
import * as css from './copy-row.css.ts'

/**
 * Longer texts, such as payment codes, are not shown in the message, because nobody compares them with what was copied.
 */
const LONGEST_SHOWN = 80

/** Copies a text and says whether it worked. */
export function useCopy(): (text: string) => void {
  const core = useText('core')
  const t = useText('cashier')
  return (text) => {
    // Without a secure context there is no clipboard.
    const copied = navigator.clipboard?.writeText(text) ?? Promise.reject(new Error('no clipboard'))
    copied.then(
      () =>
        toast({
          tone: 'success',
          title: core('action.copied'),
          ...(text.length <= LONGEST_SHOWN && { text: <bdi>{text}</bdi> }),
        }),
      () =>
        toast({
          tone: 'error',
          title: t('copy.failed'),
          text: <bdi className={css.uncopied}>{text}</bdi>,
          timeoutMs: 0,
        }),
    )
  }
}
