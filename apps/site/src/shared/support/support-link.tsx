import type { CustomerService } from '@livery/contract/system'
import { Icon, type IconName } from '@livery/ui/icon'
import type { MouseEvent, ReactNode } from 'react'
import { useVisit } from '../visit/use-visit.ts'
import { openSupport } from './open-support.ts'
import { supportAddress } from './support-address.ts'

const ICONS: Readonly<Partial<Record<string, IconName>>> = {
  livechat: 'chat',
  whatsapp: 'phone',
  telegram: 'paper-plane',
  facebook: 'thumb',
  email: 'mail',
  phone: 'phone',
}

interface SupportLinkProps {
  readonly entry: CustomerService
  readonly className?: string | undefined
  readonly children?: ReactNode
}

/** A contact of customer service; chats open in a small window of the merchant's size. */
export function SupportLink({ entry, className, children }: SupportLinkProps) {
  const { supportWindow } = useVisit().boot.merchant
  const href = supportAddress(entry)
  if (href === null) return null
  const open = (event: MouseEvent) => {
    if (!href.startsWith('http') || event.metaKey || event.ctrlKey || event.shiftKey) return
    if (openSupport(window, href, supportWindow)) event.preventDefault()
  }
  return (
    <a className={className} href={href} target="_blank" rel="noreferrer" onClick={open}>
      <Icon name={ICONS[entry.csType.toLowerCase()] ?? 'headset'} />
      {children ?? <bdi>{entry.title}</bdi>}
    </a>
  )
}
