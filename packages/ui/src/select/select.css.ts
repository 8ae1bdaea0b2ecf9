import { globalStyle, style } from '@vanilla-extract/css'
import { inUi } from '../in-ui.ts'
import { uiLayer } from '../layers.css.ts'
import { vars } from '../tokens.css.ts'

export const select = style(
  inUi({
    appearance: 'none',
    paddingInlineEnd: vars.space[6],
    marginInlineEnd: `calc(${vars.space[6]} * -1)`,
    cursor: 'pointer',
    selectors: {
      '&:disabled': { cursor: 'not-allowed' },
    },
    '@supports': {
      // Where the browser supports a styled list, it has the theme's style; elsewhere it is the system's. A long name
      // is cut before the arrow and does not make the field higher.
      '(appearance: base-select)': {
        appearance: 'base-select' as 'none',
        display: 'flex',
        alignItems: 'center',
        whiteSpace: 'nowrap',
        overflow: 'clip',
        overflowClipMargin: 'content-box',
      },
    },
  }),
)

export const chevron = style(inUi({ pointerEvents: 'none' }))

const picker = `${select}::picker(select)`
const ui = (selector: string, rule: Parameters<typeof inUi>[0]) =>
  globalStyle(selector, { '@layer': { [uiLayer]: { '@supports': { '(appearance: base-select)': rule } } } } as never)

ui(picker, {
  appearance: 'base-select' as 'none',
  marginBlock: vars.space[1],
  padding: vars.space[1],
  border: `${vars.borderWidth.thin} solid ${vars.color.border.default}`,
  borderRadius: vars.radius.card,
  backgroundColor: vars.color.surface.overlay,
  color: vars.color.text.default,
  boxShadow: vars.shadow.overlay,
})
ui(`${select}::picker-icon`, { display: 'none' })
ui(`${select} option`, {
  minBlockSize: vars.size.control.sm,
  paddingInline: vars.space[3],
  borderRadius: vars.radius.control,
  whiteSpace: 'normal',
})
ui(`${select} option:is(:hover, :focus-visible)`, { backgroundColor: vars.color.surface.hover })
ui(`${select} option:checked`, { backgroundColor: vars.color.brand.soft, color: vars.color.brand.onSoft })
