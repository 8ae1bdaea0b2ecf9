import { lazy, Suspense, useRef, useState } from 'react'
import { untilLoaded } from '../on-demand/until-loaded.ts'
import type { MenuProps } from './menu-props.ts'

export type { MenuAction, MenuEntry, MenuProps, MenuTriggerProps } from './menu-props.ts'

const load = () => import('./menu-popup.tsx')
const MenuPopup = lazy(async () => ({ default: (await untilLoaded(load)).MenuPopup }))

/** Fetches the code of menus before one is opened. */
export async function prepareMenus(): Promise<void> {
  await load()
}

/** A menu that cannot be fetched yet is fetched again when it is opened. */
const fetchAhead = () => void load().catch(() => undefined)

/**
 * Actions behind a button. Only the button is here; the menu itself is loaded when the pointer or focus comes near, so
 * that three menus on the first screen add no weight.
 */
export function Menu({ label, trigger, entries, header, align = 'end' }: MenuProps) {
  const anchor = useRef<HTMLButtonElement>(null)
  const [open, setOpen] = useState(false)
  const [isLoaded, setLoaded] = useState(false)
  const show = () => {
    setLoaded(true)
    setOpen(true)
  }
  return (
    <>
      {trigger({
        ref: anchor,
        onClick: () => (open ? setOpen(false) : show()),
        onKeyDown: (event) => {
          if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
          event.preventDefault()
          show()
        },
        onPointerEnter: fetchAhead,
        onFocus: fetchAhead,
        'aria-haspopup': 'menu',
        'aria-expanded': open,
      })}
      {isLoaded && (
        <Suspense fallback={null}>
          <MenuPopup
            label={label}
            anchor={anchor}
            open={open}
            onClose={() => setOpen(false)}
            entries={entries}
            header={header}
            align={align}
          />
        </Suspense>
      )}
    </>
  )
}
