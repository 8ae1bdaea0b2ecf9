import { vars } from './tokens.css.ts'

/** Letters of headings: face, weight, case and spacing of the theme. Size is the component's. */
export const headingType = {
  fontFamily: vars.font.heading,
  fontWeight: vars.fontWeight.heading,
  lineHeight: vars.lineHeight.tight,
  letterSpacing: vars.letterSpacing.heading,
  textTransform: vars.textTransform.heading,
  textWrap: 'balance',
} as const

/** Letters of buttons, badges and tabs. */
export const labelType = {
  fontFamily: vars.font.body,
  fontWeight: vars.fontWeight.medium,
  letterSpacing: vars.letterSpacing.label,
  textTransform: vars.textTransform.label,
} as const

/** For figures below one another: amounts, counts, times. */
export const numericType = {
  fontFamily: vars.font.numeric,
  fontVariantNumeric: 'tabular-nums',
} as const

/** One line, cut with an ellipsis. */
export const oneLine = {
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
} as const

/** Aligned with the surrounding text, whatever its own direction is: Latin words in an Arabic page, and the reverse. */
export const startOfParent: { textAlign: ('-webkit-match-parent' | 'match-parent')[] } = {
  textAlign: ['-webkit-match-parent', 'match-parent'],
}
