import { Tabs } from '@livery/ui/tabs'
import { useState } from 'react'
import { useText } from '../../../shared/i18n/use-text.ts'
import { Movements } from './movements.tsx'
import { Orders } from './orders.tsx'

/** What the member ordered, and how their points moved. */
export function OwnSection() {
  const t = useText('rewards')
  const [tab, setTab] = useState<'orders' | 'movements'>('orders')
  return (
    <Tabs
      label={t('mall.own')}
      value={tab}
      onChange={setTab}
      tabs={[
        { id: 'orders', label: t('mall.orders.title'), panel: <Orders /> },
        { id: 'movements', label: t('mall.movements.title'), panel: <Movements /> },
      ]}
    />
  )
}
