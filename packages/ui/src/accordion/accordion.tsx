import { Accordion as Base } from '@base-ui/react/accordion'
import type { ReactNode } from 'react'
import { cx } from '../cx.ts'
import { Icon, type IconName } from '../icon/icon.tsx'
import { PageDirection } from '../page-direction.tsx'
import * as css from './accordion.css.ts'
import type { AccordionLook } from './looks.ts'

export type AccordionItem<Id extends string = string> = {
  readonly id: Id
  readonly title: string
  /** Language of the title where it is not the page's. */
  readonly lang?: string
  readonly icon?: IconName
  /** Stands at the end of the title's line: a badge, a date. */
  readonly end?: ReactNode
  readonly disabled?: boolean
  readonly content: ReactNode
}

export type AccordionProps<Id extends string> = {
  items: readonly AccordionItem<Id>[]
  /** The open items; without it the accordion holds that state itself, beginning with `initiallyOpen`. */
  open?: readonly Id[] | undefined
  initiallyOpen?: readonly Id[] | undefined
  onChange?: ((open: readonly Id[]) => void) | undefined
  /** Several may be open at once. Otherwise opening one closes the other. */
  several?: boolean | undefined
  /** Heading level of the titles in the page. */
  level?: 2 | 3 | 4 | undefined
  look?: AccordionLook | undefined
  /** Whether open panels are landmarks; not where several of a page have the same title. */
  hasLandmarks?: boolean | undefined
  className?: string | undefined
}

/**
 * Titles that open a panel. Closed panels stay in the page, so that "find in page" finds and opens them. Tab moves from
 * title to title, Enter and Space open.
 */
export function Accordion<Id extends string>(props: AccordionProps<Id>) {
  const {
    items,
    open,
    initiallyOpen,
    onChange,
    several = false,
    level = 3,
    look = 'lines',
    hasLandmarks = true,
    className,
  } = props
  const Heading = `h${level}` as const
  return (
    <PageDirection>
      <Base.Root
        className={cx(css.accordion, css.look[look], className)}
        multiple={several}
        hiddenUntilFound
        {...(open && { value: [...open] })}
        {...(initiallyOpen && { defaultValue: [...initiallyOpen] })}
        onValueChange={(next) => onChange?.(next as Id[])}
      >
        {items.map(({ id, title, lang, icon, end, disabled = false, content }) => (
          <Base.Item key={id} value={id} disabled={disabled} className={cx(css.item, css.itemOf[look])}>
            <Base.Header render={<Heading className={css.heading} />}>
              <Base.Trigger className={css.trigger}>
                {icon && <Icon name={icon} size="sm" />}
                <span className={css.words} lang={lang} dir={lang && 'auto'}>
                  {title}
                </span>
                {end}
                <Icon name="chevron-down" size="sm" className={css.mark} />
              </Base.Trigger>
            </Base.Header>
            <Base.Panel className={css.panel} {...(!hasLandmarks && { role: 'group' })}>
              <div className={css.content}>{content}</div>
            </Base.Panel>
          </Base.Item>
        ))}
      </Base.Root>
    </PageDirection>
  )
}
