import { vars } from '@livery/ui/tokens'
import { globalStyle, style } from '@vanilla-extract/css'
import { drawerHead, fold, label, menu } from './side-menu.css.ts'

/** The style of a side menu that is a drawer at every width: its rules for wide screens are undone. */
export function drawerAlone(): string {
  const drawer = style({
    selectors: {
      [`${menu}${menu}&`]: {
        position: 'fixed',
        insetBlockStart: 0,
        display: 'none',
        inlineSize: 'min(18rem, 85vw)',
        blockSize: '100dvh',
        transition: 'none',
        boxShadow: vars.shadow.overlay,
      },
      [`${menu}${menu}&:popover-open`]: { display: 'flex' },
    },
  })
  globalStyle(`${drawer}${drawer} ${drawerHead}`, { display: 'flex' })
  globalStyle(`${drawer}${drawer} ${fold}`, { display: 'none' })
  globalStyle(`${drawer}${drawer} ${label}`, { display: 'inline' })
  return drawer
}
