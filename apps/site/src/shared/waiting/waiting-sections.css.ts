import { vars } from '@livery/ui/tokens'
import { style, styleVariants } from '@vanilla-extract/css'

export const sections = style({ display: 'grid', gap: vars.space[4] })

/** About as high as such a section is, so that little moves when it comes. */
export const section = styleVariants({ sums: '8rem', form: '24rem', list: '16rem' }, (blockSize) => ({ blockSize }))
