import { style } from '@vanilla-extract/css'
import { inUi } from '../in-ui.ts'
import { vars } from '../tokens.css.ts'

export const form = style(inUi({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[4] }))

export const buttons = style(
  inUi({ display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: vars.space[3] }),
)
