import { Tabs as Base } from '@base-ui/react/tabs'
import type { ReactNode } from 'react'
import { cx } from '../cx.ts'
import { Icon, type IconName } from '../icon/icon.tsx'
import { PageDirection } from '../page-direction.tsx'
import type { TabLook } from './looks.ts'
import * as css from './tabs.css.ts'

export type TabItem<Id extends string = string> = {
  readonly id: Id
  readonly label: string
  readonly icon?: IconName
  readonly disabled?: boolean
  readonly panel: ReactNode
}

export type TabsProps<Id extends string> = {
  /** The name of the tab list for screen readers. */
  label: string
  tabs: readonly TabItem<Id>[]
  value: Id
  onChange: (id: Id) => void
  look?: TabLook | undefined
  /** The tabs share the full width. */
  stretch?: boolean | undefined
  className?: string | undefined
}

/** Several views of which one is shown. Arrows move the focus; Enter or Space chooses. */
export function Tabs<Id extends string>(props: TabsProps<Id>) {
  const { label, tabs, value, onChange, look = 'line', stretch, className } = props
  return (
    <PageDirection>
      <Base.Root value={value} onValueChange={(id) => onChange(id as Id)} className={className}>
        <Base.List className={css.list} aria-label={label}>
          {tabs.map(({ id, label: text, icon, disabled }) => (
            <Base.Tab
              key={id}
              value={id}
              disabled={disabled}
              className={cx(css.tab, css.look[look], stretch && css.stretch)}
            >
              {icon && <Icon name={icon} size="sm" />}
              {text}
            </Base.Tab>
          ))}
        </Base.List>
        {tabs.map(({ id, panel }) => (
          <Base.Panel key={id} value={id} className={css.panel}>
            {panel}
          </Base.Panel>
        ))}
      </Base.Root>
    </PageDirection>
  )
}
