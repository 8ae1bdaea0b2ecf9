import { style } from '@vanilla-extract/css'
import { inUi } from '../in-ui.ts'
import { vars } from '../tokens.css.ts'

export const form = style(inUi({ display: 'grid', gap: vars.space[4], minInlineSize: 0 }))

export const buttons = style(
  inUi({ display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: vars.space[3] }),
)
