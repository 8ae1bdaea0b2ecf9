import type { ResponseOf } from '@livery/contract/call'
import type { Calls } from '@livery/contract/calls'
import { Amount } from '@livery/ui/amount'
import { Button } from '@livery/ui/button'
import { IconButton } from '@livery/ui/icon-button'
import { Skeleton } from '@livery/ui/skeleton'
import { toast } from '@livery/ui/toast'
import { useRef, useState } from 'react'
import { useMoney } from '../../../shared/format/use-money.ts'
import { errorText } from '../../../shared/http/error-text.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { useVisit } from '../../../shared/visit/use-visit.ts'
import { useRefreshWallets } from './use-refresh-wallets.ts'
import { useVendorNames } from './use-vendor-names.ts'
import * as css from './wallets.css.ts'

export type Money = ResponseOf<Calls['walletBalance']>

interface TotalProps {
  /** Undefined while it is asked for. */
  readonly money: Money | undefined
  readonly isSingle: boolean
  readonly refresh: () => Promise<unknown>
}

/** All of a member's money and where it is, and the button that returns it to the main wallet. */
export function TotalSection({ money, isSingle, refresh }: TotalProps) {
  const t = useText('wallet')
  const write = useMoney()
  const [isAsking, setAsking] = useState(false)
  const ask = async () => {
    setAsking(true)
    await refresh()
    setAsking(false)
  }
  const isSome = (amount: string) => /[1-9]/.test(amount)
  const parts = money
    ? ([
        ['main', money.main, true],
        ['held', money.held, isSome(money.held)],
        ['transit', money.transit, isSome(money.transit)],
      ] as const)
    : []
  return (
    <section className={css.total} aria-label={t('total')}>
      <div className={css.totalHead}>
        <div>
          <p className={css.small}>{t('total')}</p>
          {money ? (
            <p className={css.sum}>
              <Amount parts={write(money.total).parts} />
            </p>
          ) : (
            <Skeleton shape="text" />
          )}
        </div>
        <IconButton icon="refresh" label={t('refresh')} busy={isAsking} onClick={() => void ask()} />
      </div>
      <dl className={css.parts}>
        {parts
          .filter(([, , isShown]) => isShown)
          .map(([key, amount]) => (
            <div key={key}>
              <dt className={css.small}>{t(key)}</dt>
              <dd className={css.part}>
                <Amount parts={write(amount).parts} />
              </dd>
            </div>
          ))}
      </dl>
      {!isSingle && <BringHome />}
    </section>
  )
}

function BringHome() {
  const t = useText('wallet')
  const { call, i18n } = useVisit()
  const refreshWallets = useRefreshWallets()
  const nameOf = useVendorNames()
  const [isBusy, setBusy] = useState(false)
  // A press that is repeated without an answer sends the same request, so that nothing is moved twice.
  const key = useRef(crypto.randomUUID())
  const bring = async () => {
    setBusy(true)
    try {
      const { transfers, unreachable } = await call('bringHome', { key: key.current })
      key.current = crypto.randomUUID()
      if (unreachable.length > 0)
        toast({ tone: 'warning', title: t('unreachable', { vendors: unreachable.map(nameOf).join(', ') }) })
      else if (transfers.length === 0) toast({ tone: 'info', title: t('nothingThere') })
      else if (transfers.every(({ state }) => state === 'done')) toast({ tone: 'success', title: t('broughtHome') })
      for (const { state, vassalage } of transfers)
        if (state !== 'done' && state !== 'failed')
          toast({ tone: 'info', title: t('outcome.moving', { vendor: nameOf(vassalage) }) })
    } catch (error) {
      toast({ tone: 'error', title: errorText(i18n, error) })
    }
    await refreshWallets()
    setBusy(false)
  }
  return (
    <div className={css.bring}>
      <Button variant="secondary" icon="home" busy={isBusy} onClick={() => void bring()}>
        {t('bringAll')}
      </Button>
      <p className={css.small}>{t('bringAllHint')}</p>
    </div>
  )
}
