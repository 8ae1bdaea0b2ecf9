import type { MallItem } from '@livery/contract/rewards/points/mall'
import { SHELVES, type Shelf } from '@livery/contract/rewards/points/words'
import { useState } from 'react'
import { useText } from '../../../shared/i18n/use-text.ts'
import { useVisit } from '../../../shared/visit/use-visit.ts'
import { ItemCard } from './item-card.tsx'
import * as css from './points.css.ts'
import { RedeemDialog } from './redeem-dialog.tsx'
import { type Balance, useIsMember } from './use-points.ts'

interface ShelvesProps {
  readonly items: readonly MallItem[]
  readonly balance: Balance | undefined
}

/** The shelves that are not empty; a visitor is led to the sign-in. */
export function Shelves({ items, balance }: ShelvesProps) {
  const { popups } = useVisit()
  const isMember = useIsMember()
  const [chosen, setChosen] = useState<MallItem | null>(null)
  const choose = (item: MallItem) => {
    if (isMember) setChosen(item)
    else popups.open('auth', { tab: 'login' })
  }
  return (
    <>
      <div className={css.shelves}>
        {SHELVES.map((shelf) => (
          <OneShelf
            key={shelf}
            shelf={shelf}
            items={items.filter((item) => item.shelf === shelf)}
            balance={balance}
            onChoose={choose}
          />
        ))}
      </div>
      <RedeemDialog item={chosen} onClose={() => setChosen(null)} />
    </>
  )
}

interface OneShelfProps extends ShelvesProps {
  readonly shelf: Shelf
  readonly onChoose: (item: MallItem) => void
}

function OneShelf({ shelf, items, balance, onChoose }: OneShelfProps) {
  const t = useText('rewards')
  if (items.length === 0) return null
  return (
    <section
      className={items.length === 1 ? `${css.shelf} ${css.ofOne}` : css.shelf}
      aria-label={t(`mall.shelf.${shelf}`)}
    >
      <h2 className={css.shelfTitle}>{t(`mall.shelf.${shelf}`)}</h2>
      <ul className={css.grid}>
        {items.map((item) => (
          <ItemCard key={item.id} item={item} balance={balance} onChoose={() => onChoose(item)} />
        ))}
      </ul>
    </section>
  )
}
