import { vars } from '@livery/ui/tokens'
import { style } from '@vanilla-extract/css'

/** Wide enough for what is chosen in the languages with the longest words. */
export const filters = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(14rem, 100%), 1fr))',
  alignItems: 'end',
  gap: vars.space[3],
})

/** The name of a sum, which breaks between its words alone. */
export const sum = style({ overflowWrap: 'normal' })
