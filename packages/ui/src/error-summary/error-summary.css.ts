import { style } from '@vanilla-extract/css'
import { inUi } from '../in-ui.ts'
import { vars } from '../tokens.css.ts'

/** Focused by script, and the base style shows no ring for that. */
const ring = {
  outline: `${vars.borderWidth.thick} solid ${vars.color.focus.ring}`,
  outlineOffset: vars.borderWidth.thick,
}

export const summary = style(
  inUi(
    {
      padding: vars.space[4],
      border: `${vars.borderWidth.thick} solid ${vars.color.danger.text}`,
      borderRadius: vars.radius.card,
      cornerShape: vars.corner.card,
      backgroundColor: vars.color.danger.soft,
      color: vars.color.danger.onSoft,
    },
    ring,
  ),
)

export const title = style(inUi({ color: 'inherit', fontSize: vars.text.lg }))

export const list = style(inUi({ display: 'grid', gap: vars.space[1], marginBlockStart: vars.space[2] }))

export const link = style(
  inUi({
    display: 'inline-block',
    paddingBlock: `calc(${vars.space[1]} / 2)`,
    textDecoration: 'underline',
    textUnderlineOffset: '0.2em',
  }),
)
