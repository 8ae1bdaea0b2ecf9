import { vars } from '@livery/ui/tokens'
import { globalStyle, style } from '@vanilla-extract/css'

/** Text written by staff: paragraphs, lists and links get back the styles that the reset removed. */
export const richText = style({ lineHeight: vars.lineHeight.loose, overflowWrap: 'anywhere' })

globalStyle(`${richText} > * + *`, { marginBlockStart: vars.space[2] })
globalStyle(`${richText} :is(ul, ol)`, { paddingInlineStart: '1.25em' })
globalStyle(`${richText} ul`, { listStyle: 'disc' })
globalStyle(`${richText} ol`, { listStyle: 'decimal' })
globalStyle(`${richText} ::marker`, { color: vars.color.brand.text })
globalStyle(`${richText} a`, { color: vars.color.link.default, textDecorationLine: 'underline' })
