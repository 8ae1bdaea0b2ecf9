import { media } from '@livery/ui/media'
import { vars } from '@livery/ui/tokens'
import { style } from '@vanilla-extract/css'
import { whileRestoring } from '../../shared/styles/while-restoring.ts'

export const controls = style({
  display: 'flex',
  gap: vars.space[2],
  // Somebody may be signed in, so the space is reserved and the buttons stay hidden until that is known.
  selectors: { [`${whileRestoring} &`]: { visibility: 'hidden' } },
})

const compact = {
  '@media': {
    [media.phone]: { minBlockSize: vars.size.control.sm, paddingInline: vars.space[3], fontSize: vars.text.sm },
  },
}

export const login = style({ whiteSpace: 'nowrap', borderColor: 'currentColor', ...compact })

export const register = style({ whiteSpace: 'nowrap', ...compact })
