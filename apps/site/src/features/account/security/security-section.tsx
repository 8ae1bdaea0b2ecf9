import { Icon, type IconName } from '@livery/ui/icon'
import { type ReactNode, useId } from 'react'
import * as css from './security.css.ts'

interface SecuritySectionProps {
  readonly icon: IconName
  readonly title: string
  readonly text?: ReactNode
  /** Beside the heading: an action on the whole section. */
  readonly end?: ReactNode
  readonly children?: ReactNode
}

/** One way to sign in to the account. */
export function SecuritySection({ icon, title, text, end, children }: SecuritySectionProps) {
  const id = useId()
  return (
    <section className={css.section} aria-labelledby={id}>
      <div className={css.head}>
        <span className={css.mark}>
          <Icon name={icon} />
        </span>
        <div className={css.words}>
          <h2 id={id} className={css.title}>
            {title}
          </h2>
          {text && <p className={css.text}>{text}</p>}
        </div>
        {end && <div className={css.end}>{end}</div>}
      </div>
      {children}
    </section>
  )
}
