import { EmptyState } from '@livery/ui/empty-state'
import { useText } from '../../../shared/i18n/use-text.ts'
import { MemberCentre } from '../../../shared/member-centre/member-centre.tsx'
import { RetryNotice } from '../../../shared/notice/retry-notice.tsx'
import { useAnswer } from '../../../shared/query/use-answer.ts'
import { useSession } from '../../../shared/visit/use-visit.ts'
import { WaitingSections } from '../../../shared/waiting/waiting-sections.tsx'
import { ChoiceSection } from './choice-section.tsx'
import { LatestTransfers } from './latest-transfers.tsx'
import { OwnWallets } from './own-wallets.tsx'
import { SharedVendors } from './shared-vendors.tsx'
import { TotalSection } from './total-section.tsx'
import { useMerchantWallet } from './use-merchant-wallet.ts'

/**
 * Where a member's money is, and moving it between the main wallet and those that vendors keep (docs/product.md 10.4).
 */
export default function TransferFundPage() {
  const t = useText('wallet')
  const core = useText('core')
  return (
    <MemberCentre title={core('page.transferFund')} lead={t('lead')}>
      <Wallets />
    </MemberCentre>
  )
}

/** While a transfer is not over the gateway is asked now and then, should the event of it be lost. */
const MOVING_EVERY_MS = 5_000

function Wallets() {
  const t = useText('wallet')
  const isMember = useSession(({ phase }) => phase === 'member')
  const merchant = useMerchantWallet()
  const money = useAnswer('walletBalance', {}, { staleMs: 0, enabled: isMember })
  const isMoving = money.data?.wallets.some(({ moving }) => moving) ?? false
  // The same call, repeated only while a transfer is under way.
  useAnswer('walletBalance', {}, { staleMs: 0, enabled: isMoving, everyMs: MOVING_EVERY_MS })
  if (merchant.isError && !merchant.data) return <RetryNotice onRetry={() => void merchant.refetch()} />
  if (money.isError && !money.data) return <RetryNotice onRetry={() => void money.refetch()} />
  if (!merchant.data) return <WaitingSections sections={['sums', 'form', 'list']} />
  const own = merchant.data.vendors.filter((vendor) => vendor.own)
  const shared = merchant.data.vendors.filter((vendor) => !vendor.own)
  return (
    <>
      <TotalSection money={money.data} isSingle={own.length === 0} refresh={money.refetch} />
      {own.length === 0 ? (
        <EmptyState drawing="list" level={2} title={t('single.title')} text={t('single.text')} />
      ) : (
        <OwnWallets vendors={own} money={money.data} />
      )}
      {own.length > 0 && money.data && <ChoiceSection choice={money.data.choice} />}
      {own.length > 0 && <LatestTransfers vendors={own} />}
      {shared.length > 0 && <SharedVendors vendors={shared} />}
    </>
  )
}
