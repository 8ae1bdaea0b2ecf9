import type { WalletTransferState, WalletTransferView, WalletVendor } from '@livery/contract/wallet/transfers'
import { Amount } from '@livery/ui/amount'
import { Badge, type BadgeTone } from '@livery/ui/badge'
import { EmptyState } from '@livery/ui/empty-state'
import { Icon } from '@livery/ui/icon'
import { useId } from 'react'
import { useMoment } from '../../../shared/format/use-moment.ts'
import { useMoney } from '../../../shared/format/use-money.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { RetryNotice } from '../../../shared/notice/retry-notice.tsx'
import { useAnswer } from '../../../shared/query/use-answer.ts'
import { WaitingSections } from '../../../shared/waiting/waiting-sections.tsx'
import { ClockNote } from '../shared/clock-note.tsx'
import * as css from './wallets.css.ts'

const TONES: Readonly<Record<WalletTransferState, BadgeTone>> = {
  created: 'info',
  sent: 'info',
  unknown: 'warning',
  done: 'success',
  failed: 'danger',
}

/** The member's latest transfers, with what became of each. */
export function LatestTransfers({ vendors }: { readonly vendors: readonly WalletVendor[] }) {
  const t = useText('wallet')
  const id = useId()
  const { data, isError, refetch } = useAnswer('walletTransfers', {}, { staleMs: 0 })
  const nameOf = (code: string) => vendors.find(({ vassalage }) => vassalage === code)?.displayName ?? code
  return (
    <section className={css.section} aria-labelledby={id}>
      <h2 id={id} className={css.title}>
        {t('list.title')}
      </h2>
      {!data && (isError ? <RetryNotice onRetry={() => void refetch()} /> : <WaitingSections sections={['list']} />)}
      {data?.transfers.length === 0 && <EmptyState drawing="list" title={t('list.empty')} text={t('list.emptyText')} />}
      {data && data.transfers.length > 0 && <ClockNote />}
      {data && data.transfers.length > 0 && (
        <ul className={css.list}>
          {data.transfers.map((one) => (
            <Row key={one.reference} one={one} vendor={nameOf(one.vassalage)} />
          ))}
        </ul>
      )}
    </section>
  )
}

function Row({ one, vendor }: { readonly one: WalletTransferView; readonly vendor: string }) {
  const t = useText('wallet')
  const write = useMoney()
  const moment = useMoment()
  return (
    <li className={css.transfer}>
      <Icon name={one.direction === 'in' ? 'arrow-end' : 'arrow-start'} className={css.arrow} />
      <div className={css.words}>
        <p>{t(`list.${one.direction}`, { vendor })}</p>
        <p className={css.small}>
          {moment(one.at)}
          {one.reason && ` · ${t(`reason.${one.reason}`)}`}
        </p>
      </div>
      <p className={css.moved}>
        <Amount parts={write(one.amount).parts} />
      </p>
      <Badge tone={TONES[one.state]}>{t(`transferState.${one.state}`)}</Badge>
    </li>
  )
}
