import type { PointOrder } from '@livery/contract/rewards/points/redeem'
import type { OrderState } from '@livery/contract/rewards/points/words'
import { Badge, type BadgeTone } from '@livery/ui/badge'
import { Button } from '@livery/ui/button'
import { Dialog } from '@livery/ui/dialog'
import { EmptyState } from '@livery/ui/empty-state'
import { useState } from 'react'
import { Facts } from '../../../shared/format/facts.tsx'
import { useMoment } from '../../../shared/format/use-moment.ts'
import { usePages } from '../../../shared/history/use-pages.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { RetryNotice } from '../../../shared/notice/retry-notice.tsx'
import { useReasonSentence } from '../../../shared/rewards/use-reason-sentence.ts'
import { useLanguageCode } from '../../../shared/visit/use-visit.ts'
import { WaitingCards } from '../../../shared/waiting/waiting-cards.tsx'
import * as rewards from '../rewards.css.ts'
import { ItemPicture } from './item-picture.tsx'
import { OrderCode } from './order-code.tsx'
import * as css from './points.css.ts'
import { usePointsText } from './use-points.ts'

const TONES: Readonly<Partial<Record<OrderState, BadgeTone>>> = {
  ordered: 'info',
  approved: 'info',
  sent: 'info',
  done: 'success',
  rejected: 'danger',
}

/** The member's orders, each with its state. */
export function Orders() {
  const t = useText('rewards')
  const history = useText('history')
  const core = useText('core')
  const [codeOf, setCodeOf] = useState<PointOrder | null>(null)
  const { first, pages, hasMore, isComing, more } = usePages('redeemList', { language: useLanguageCode() })
  if (first.isError && pages.length === 0) return <RetryNotice onRetry={() => void first.refetch()} />
  if (first.isPending) return <WaitingCards cards={[1, 1]} />
  const orders = pages.flatMap((page) => page.orders)
  if (orders.length === 0)
    return <EmptyState drawing="list" level={2} title={t('mall.orders.empty')} text={t('mall.orders.emptyText')} />
  return (
    <div className={css.own}>
      <ul className={rewards.list}>
        {orders.map((order) => (
          <Row key={order.id} order={order} onCode={() => setCodeOf(order)} />
        ))}
      </ul>
      {hasMore && (
        <Button variant="secondary" busy={isComing} onClick={() => void more()}>
          {history('more')}
        </Button>
      )}
      <Dialog
        open={codeOf !== null}
        onClose={() => setCodeOf(null)}
        size="sm"
        title={codeOf?.name ?? ''}
        closeLabel={core('a11y.closeDialog')}
      >
        {codeOf && <OrderCode orderId={codeOf.id} />}
      </Dialog>
    </div>
  )
}

function Row({ order, onCode }: { readonly order: PointOrder; readonly onCode: () => void }) {
  const t = useText('rewards')
  const moment = useMoment()
  const why = useReasonSentence()
  const pointsText = usePointsText()
  const { id, name, kind, picture, points, state, reason, tracking, madeAt } = order
  return (
    <li className={rewards.row}>
      <div className={rewards.line}>
        <div className={`${rewards.words} ${css.order}`}>
          <ItemPicture name={picture} className={css.thumb} />
          <div className={rewards.words}>
            <p className={rewards.name}>{name}</p>
            <Facts className={rewards.small}>
              <bdi>{pointsText(points)}</bdi>
              {moment(madeAt)}
              <bdi>{id}</bdi>
            </Facts>
            {tracking !== null && (
              <p className={rewards.small}>
                {t('mall.tracking')} <bdi>{tracking}</bdi>
              </p>
            )}
            {state === 'rejected' && <p className={rewards.small}>{why(reason)}</p>}
          </div>
        </div>
        <Badge tone={TONES[state] ?? 'neutral'}>{t(`mall.state.${state}`)}</Badge>
        {kind === 'virtual' && (
          <Button size="sm" variant="secondary" onClick={onCode} aria-label={`${t('mall.showCode')}: ${name}`}>
            {t('mall.showCode')}
          </Button>
        )}
      </div>
    </li>
  )
}
