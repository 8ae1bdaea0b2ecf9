import type { CustomerService } from '@livery/contract/system'
import { Icon, type IconName } from '@livery/ui/icon'
import type { MouseEvent, ReactNode } from 'react'
import { supportAddress } from './support-address.ts'

/** The window customer service opens in (specification, section 9). */
const WINDOW = 'popup,width=440,height=750'

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

/** One way to customer service; chats open in a small window of their own. */
export function SupportLink({ entry, className, children }: SupportLinkProps) {
  const href = supportAddress(entry)
  if (href === null) return null
  const open = (event: MouseEvent) => {
    if (!href.startsWith('http') || event.metaKey || event.ctrlKey || event.shiftKey) return
    if (window.open(href, 'support', WINDOW)) event.preventDefault()
  }
  return (
    <a className={className} href={href} target="_blank" rel="noreferrer" onClick={open}>
      <Icon name={ICONS[entry.csType.toLowerCase()] ?? 'headset'} />
      {children ?? <bdi>{entry.title}</bdi>}
    </a>
  )
}
