import { Button } from '@livery/ui/button'
import { Skeleton } from '@livery/ui/skeleton'
import { toast } from '@livery/ui/toast'
import { useText } from '../../../shared/i18n/use-text.ts'
import { RetryNotice } from '../../../shared/notice/retry-notice.tsx'
import { useAnswer } from '../../../shared/query/use-answer.ts'
import * as css from './points.css.ts'

/** The code that an order gave. */
export function OrderCode({ orderId }: { readonly orderId: string }) {
  const t = useText('rewards')
  const core = useText('core')
  const { data, isError, refetch } = useAnswer('redeemCode', { orderId })
  if (isError && !data) return <RetryNotice onRetry={() => void refetch()} />
  if (!data) return <Skeleton shape="text" />
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(data.code)
      toast({ tone: 'success', title: t('mall.copied') })
    } catch {
      toast({ tone: 'error', title: t('referral.copyFailed') })
    }
  }
  return (
    <div className={css.form}>
      <p role="status">{t('mall.codeIs')}</p>
      <p className={css.code}>
        <bdi dir="ltr">{data.code}</bdi>
      </p>
      <Button icon="copy" onClick={() => void copy()}>
        {core('action.copy')}
      </Button>
      <p className={css.small}>{t('mall.codeAgain')}</p>
    </div>
  )
}
