import type { VendorBalance, WalletVendor } from '@livery/contract/wallet/transfers'
import { Amount } from '@livery/ui/amount'
import { Badge, type BadgeTone } from '@livery/ui/badge'
import { Button } from '@livery/ui/button'
import { Skeleton } from '@livery/ui/skeleton'
import { useId, useState } from 'react'
import { useMoney } from '../../../shared/format/use-money.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import type { Money } from './total-section.tsx'
import { TransferForm } from './transfer-form.tsx'
import * as css from './wallets.css.ts'

const TONES: Readonly<Record<VendorBalance['state'], BadgeTone>> = {
  ready: 'success',
  unreachable: 'danger',
  maintenance: 'warning',
}

interface OwnProps {
  readonly vendors: readonly WalletVendor[]
  readonly money: Money | undefined
}

/** The wallets that vendors keep, each with what is in it and a form that moves money. */
export function OwnWallets({ vendors, money }: OwnProps) {
  const t = useText('wallet')
  const id = useId()
  // One wallet alone needs no press before its form.
  const [open, setOpen] = useState<string | null>(vendors.length === 1 ? (vendors[0]?.vassalage ?? null) : null)
  return (
    <section className={css.section} aria-labelledby={id}>
      <h2 id={id} className={css.title}>
        {t('own.title')}
      </h2>
      <ul className={css.list}>
        {vendors.map((vendor) => (
          <Wallet
            key={vendor.vassalage}
            vendor={vendor}
            money={money}
            isOpen={open === vendor.vassalage}
            onOpen={(isOpen) => setOpen(isOpen ? vendor.vassalage : null)}
          />
        ))}
      </ul>
    </section>
  )
}

interface WalletProps extends Pick<OwnProps, 'money'> {
  readonly vendor: WalletVendor
  readonly isOpen: boolean
  readonly onOpen: (isOpen: boolean) => void
}

function Wallet({ vendor, money, isOpen, onOpen }: WalletProps) {
  const t = useText('wallet')
  const write = useMoney()
  const id = useId()
  const wallet = money?.wallets.find(({ vassalage }) => vassalage === vendor.vassalage)
  return (
    <li className={css.wallet}>
      <div className={css.walletHead}>
        <img className={css.logo} src={vendor.icon} alt="" width={80} height={24} loading="lazy" />
        <div className={css.words}>
          <p className={css.name}>
            <bdi>{vendor.displayName}</bdi>
          </p>
          {wallet ? <WalletState wallet={wallet} /> : <Skeleton shape="text" />}
        </div>
        <p className={css.balance}>
          {wallet?.balance ? <Amount parts={write(wallet.balance).parts} /> : <span aria-hidden>—</span>}
        </p>
        <Button
          variant={isOpen ? 'ghost' : 'secondary'}
          size="sm"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => onOpen(!isOpen)}
        >
          {isOpen ? t('own.close') : t('own.move')}
        </Button>
      </div>
      <div id={id}>
        {wallet && wallet.state !== 'ready' && (
          <p className={css.small}>{t(`stateText.${wallet.state}`, { vendor: vendor.displayName })}</p>
        )}
        {isOpen && money && wallet && <TransferForm vendor={vendor} wallet={wallet} main={money.main} />}
      </div>
    </li>
  )
}

function WalletState({ wallet: { state, moving } }: { readonly wallet: VendorBalance }) {
  const t = useText('wallet')
  if (moving) return <Badge tone="info">{t('state.moving')}</Badge>
  return <Badge tone={TONES[state]}>{t(`state.${state}`)}</Badge>
}
