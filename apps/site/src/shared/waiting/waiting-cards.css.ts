import { vars } from '@livery/ui/tokens'
import { style } from '@vanilla-extract/css'

export { card, cards } from '../contracts/contracts.css.ts'

export const lines = style({ display: 'grid', gap: vars.space[2] })

export const line = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: vars.space[3],
  paddingBlock: vars.space[1],
})

/** As wide as a rate or an amount. */
export const figure = style({ inlineSize: '4rem' })
