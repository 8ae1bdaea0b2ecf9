import { media } from '@livery/ui/media'
import { vars } from '@livery/ui/tokens'
import { headingType } from '@livery/ui/type-style'
import { style } from '@vanilla-extract/css'

export const dialog = style({
  overflow: 'hidden',
  '@media': { [media.tabletUp]: { maxInlineSize: '52rem' } },
})

export const columns = style({
  display: 'grid',
  minBlockSize: 0,
  flex: '1 1 auto',
  '@media': { [media.tabletUp]: { gridTemplateColumns: '2fr 3fr' } },
})

/** The hero of the theme; on phones there is no room for it. */
export const welcome = style({
  display: 'none',
  '@media': {
    [media.tabletUp]: {
      position: 'relative',
      display: 'flex',
      flexDirection: 'column',
      justifyContent: 'flex-end',
      gap: vars.space[3],
      padding: vars.space[8],
      background: `${vars.texture.surface}, ${vars.gradient.hero}, ${vars.color.brand.verbatim}`,
      color: vars.color.brand.on,
    },
  },
})

export const welcomeMark = style({ inlineSize: '5rem', blockSize: '5rem', marginBlockEnd: 'auto' })

export const welcomeName = style({ ...headingType, fontFamily: vars.font.display, fontSize: vars.text.display })

export const welcomeText = style({ fontSize: vars.text.lg })

export const welcomeSmall = style({ marginBlockStart: vars.space[6], fontSize: vars.text.xs })

export const forms = style({
  minInlineSize: 0,
  padding: `0 ${vars.space[5]} ${vars.space[6]}`,
  '@media': { [media.tabletUp]: { padding: `${vars.space[2]} ${vars.space[8]} ${vars.space[8]}` } },
})

export const title = style({ ...headingType, color: vars.color.heading, fontSize: vars.text.xxl })

export const lead = style({ marginBlock: `${vars.space[1]} ${vars.space[4]}`, color: vars.color.text.muted })

export const form = style({ display: 'grid', gap: vars.space[4], paddingBlockStart: vars.space[4] })

export const note = style({
  padding: vars.space[3],
  borderRadius: vars.radius.control,
  background: vars.color.success.soft,
  color: vars.color.success.onSoft,
  fontSize: vars.text.sm,
})

export const other = style({ color: vars.color.text.muted, textAlign: 'center', fontSize: vars.text.sm })

export const otherButton = style({
  color: vars.color.link.default,
  fontWeight: vars.fontWeight.strong,
  textDecoration: 'underline',
  textUnderlineOffset: '0.2em',
  selectors: { '&:hover': { color: vars.color.link.hover } },
})

export const terms = style({ fontWeight: vars.fontWeight.strong })

export const captcha = style({ display: 'flex', alignItems: 'center', gap: vars.space[1] })

export const captchaPicture = style({
  inlineSize: '7.5rem',
  blockSize: vars.space[10],
  overflow: 'hidden',
  borderRadius: vars.radius.control,
  background: vars.color.surface.sunken,
})
