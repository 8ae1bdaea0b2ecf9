import { globalStyle, style } from '@vanilla-extract/css'
import { inUi } from '../in-ui.ts'
import { uiLayer } from '../layers.css.ts'
import { vars } from '../tokens.css.ts'

export const group = style(inUi({ display: 'grid', gap: vars.space[1], minInlineSize: 0 }))

export const head = style(
  inUi({ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: vars.space[2] }),
)

export const row = style(inUi({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2] }))

export const date = style(inUi({ flex: '1 1 8rem', minInlineSize: 0 }))

// The browser's calendar button is hidden, because ours can choose ranges. Phones open their own wheel when the field
// is tapped.
globalStyle(`${date} ::-webkit-calendar-picker-indicator`, { '@layer': { [uiLayer]: { display: 'none' } } })

export const presets = style(
  inUi({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2], marginBlockEnd: vars.space[3] }),
)

/** As high as the month that is still loading. */
export const waiting = style(inUi({ display: 'grid', placeItems: 'center', blockSize: '18rem', inlineSize: '19rem' }))
