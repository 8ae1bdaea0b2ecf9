import { Combobox as Base } from '@base-ui/react/combobox'
import { Icon } from '../icon/icon.tsx'
import { Spinner } from '../spinner/spinner.tsx'
import * as css from './combobox.css.ts'
import type { ComboboxOption } from './option.ts'

export type ListTexts = {
  /** The field's label. It also names the list while the list closes and no field refers to it any more. */
  label: string
  /** Shown when no option matches the typed text. */
  emptyText: string
  /** Shown while options are fetched. */
  busyText?: string | undefined
  busy?: boolean | undefined
}

/** The list that opens below the field. */
export function ComboboxList({ label, emptyText, busyText, busy }: ListTexts) {
  return (
    <Base.Portal>
      <Base.Positioner className={css.positioner} sideOffset={6} collisionPadding={8}>
        <Base.Popup className={css.popup} aria-busy={busy || undefined}>
          <Base.Status className={css.status}>
            {busy && (
              <>
                <Spinner size="sm" />
                {busyText}
              </>
            )}
          </Base.Status>
          <Base.Empty className={css.status}>{busy ? null : emptyText}</Base.Empty>
          <Base.List className={css.list} aria-label={label}>
            {(option: ComboboxOption) => (
              <Base.Item key={option.value} value={option} disabled={option.disabled} className={css.item}>
                <span className={css.tick}>
                  <Base.ItemIndicator render={<span />}>
                    <Icon name="check" size="sm" />
                  </Base.ItemIndicator>
                </span>
                <span className={css.words} lang={option.lang} dir="auto">
                  {option.label}
                </span>
                {option.end && (
                  <bdi dir="ltr" className={css.end}>
                    {option.end}
                  </bdi>
                )}
              </Base.Item>
            )}
          </Base.List>
        </Base.Popup>
      </Base.Positioner>
    </Base.Portal>
  )
}

/** The keywords are searched together with the label. */
export function useOptionFilter(locale: string | undefined) {
  const { contains } = Base.useFilter({ locale, sensitivity: 'base' })
  return (option: ComboboxOption, query: string) => contains(`${option.label} ${option.keywords ?? ''}`, query)
}
