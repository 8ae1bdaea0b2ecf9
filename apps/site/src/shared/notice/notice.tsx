import { Icon, type IconName } from '@livery/ui/icon'
import type { ReactNode } from 'react'
import * as css from './notice.css.ts'

interface NoticeProps {
  readonly icon: IconName
  readonly title: string
  readonly text: string
  /** What one can do about it. */
  readonly children?: ReactNode
}

/** A page, or the place of one, that has nothing to show but a sentence and a next step. */
export function Notice({ icon, title, text, children }: NoticeProps) {
  return (
    <section className={css.notice}>
      <span className={css.mark}>
        <Icon name={icon} className={css.figure} />
      </span>
      <h1 className={css.title}>{title}</h1>
      <p className={css.text}>{text}</p>
      {children && <div className={css.actions}>{children}</div>}
    </section>
  )
}
