import type { ResponseOf } from '@livery/contract/call'
import type { manualRebate } from '@livery/contract/rewards/rebate'
import { Button } from '@livery/ui/button'
import { EmptyState } from '@livery/ui/empty-state'
import { IconButton } from '@livery/ui/icon-button'
import { Skeleton } from '@livery/ui/skeleton'
import { toast } from '@livery/ui/toast'
import { useId, useState } from 'react'
import { useCount } from '../../../shared/format/use-count.ts'
import { useMoney } from '../../../shared/format/use-money.ts'
import { errorText } from '../../../shared/http/error-text.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { Alert } from '../../../shared/notice/alert.tsx'
import { useVisit } from '../../../shared/visit/use-visit.ts'
import * as css from '../rewards.css.ts'
import { OpenTable } from './open-table.tsx'

type Rebate = ResponseOf<typeof manualRebate>

interface ClaimSectionProps {
  /** Undefined while it is asked for. */
  readonly rebate: Rebate | undefined
  readonly isRenewed: boolean
  readonly onRenew: () => Promise<unknown>
}

/** What can be claimed now, and of what it is made. */
export function ClaimSection({ rebate, isRenewed, onRenew }: ClaimSectionProps) {
  const t = useText('rewards')
  const id = useId()
  return (
    <section className={css.section} aria-labelledby={id} aria-busy={isRenewed}>
      <div className={css.head}>
        <h2 id={id} className={css.title}>
          {t('rebate.open')}
        </h2>
        <IconButton
          icon="refresh"
          variant="plain"
          label={t('rebate.renew')}
          busy={isRenewed}
          onClick={() => void onRenew()}
        />
      </div>
      {rebate ? <Open rebate={rebate} onRenew={onRenew} /> : <Skeleton shape="text" />}
    </section>
  )
}

function Open({ rebate, onRenew }: Pick<ClaimSectionProps, 'onRenew'> & { readonly rebate: Rebate }) {
  const t = useText('rewards')
  const money = useMoney()
  const count = useCount()
  const visit = useVisit()
  const hint = useId()
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const { open, rates, amount, min, isReady, turnoverTimes, number, upTo } = rebate
  if (rates.length === 0 && open.length === 0)
    return <EmptyState drawing="list" title={t('rebate.none')} text={t('rebate.noneText')} />
  const claim = async () => {
    setBusy(true)
    setFailure(null)
    try {
      const made = await visit.call('claimRebate', { number, upTo })
      if (made.amount === null) setFailure(t('rebate.below', { amount: money(min).text }))
      else toast({ tone: 'success', title: t('rebate.claimed', { amount: money(made.amount).text }) })
    } catch (error) {
      setFailure(errorText(visit.i18n, error))
    } finally {
      for (const name of ['rebateClaims', 'getBalanceV2']) void visit.queries.invalidateQueries({ queryKey: [name] })
      await onRenew()
      setBusy(false)
    }
  }
  const isToBeStaked = turnoverTimes > 0
  return (
    <>
      {failure !== null && <Alert>{failure}</Alert>}
      <div className={css.line}>
        <div className={css.words}>
          <p className={css.worth}>
            <bdi>{money(amount).text}</bdi>
          </p>
          <p id={hint} className={css.small}>
            {isReady
              ? isToBeStaked
                ? t('rebate.stake', { times: count(turnoverTimes) })
                : t('free')
              : t('rebate.below', { amount: money(min).text })}
          </p>
        </div>
        <Button
          // It is not disabled, so that a member who has just claimed does not lose the focus.
          aria-disabled={!isReady}
          className={isReady ? undefined : css.off}
          busy={isBusy}
          aria-describedby={hint}
          onClick={() => isReady && void claim()}
        >
          {t('claim')}
        </Button>
      </div>
      {open.length > 0 && <OpenTable rows={open} />}
      <p className={css.small}>{t('rebate.rounding')}</p>
    </>
  )
}
