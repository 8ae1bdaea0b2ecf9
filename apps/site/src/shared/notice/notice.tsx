import { Icon, type IconName } from '@livery/ui/icon'
import type { ReactNode } from 'react'
import { BrandPlate } from './brand-plate.tsx'
import * as css from './notice.css.ts'

interface NoticeProps {
  readonly icon: IconName
  readonly title: string
  readonly text: string
  /** The possible action. */
  readonly children?: ReactNode
}

/** A page, or a part of one, that has only a sentence and a next step. */
export function Notice({ icon, title, text, children }: NoticeProps) {
  return (
    <section className={css.notice}>
      {icon === 'error' ? (
        <BrandPlate drawing="broken" />
      ) : (
        <span className={css.mark}>
          <Icon name={icon} className={css.figure} />
        </span>
      )}
      <h1 className={css.title}>{title}</h1>
      <p className={css.text}>{text}</p>
      {children && <div className={css.actions}>{children}</div>}
    </section>
  )
}
