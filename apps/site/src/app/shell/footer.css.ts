import { media } from '@livery/ui/media'
import { vars } from '@livery/ui/tokens'
import { labelType, numericType } from '@livery/ui/type-style'
import { style } from '@vanilla-extract/css'
import { notOnPaper } from '../../shared/styles/not-on-paper.ts'

export const footer = style({
  background: vars.color.footer.bg,
  color: vars.color.footer.on,
  borderBlockStart: `${vars.borderWidth.thin} solid ${vars.color.border.subtle}`,
  // Far below the first view, so it is not laid out or loaded until it comes near.
  contentVisibility: 'auto',
  containIntrinsicSize: 'auto 30rem',
})

/** Visible on a footer of any colour. */
const line = `${vars.borderWidth.thin} solid color-mix(in srgb, currentColor 20%, transparent)`

export const inner = style({
  display: 'grid',
  gap: vars.space[8],
  maxInlineSize: `calc(${vars.size.content} + 2 * ${vars.size.gutter})`,
  marginInline: 'auto',
  paddingInline: vars.size.gutterPhone,
  paddingBlock: `${vars.space[10]} ${vars.space[6]}`,
  '@media': {
    [media.tabletUp]: { paddingInline: vars.size.gutter },
    // Long words of some languages break rather than widen the page.
    [media.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)', overflowWrap: 'anywhere' },
  },
})

export const marks = style({
  ...notOnPaper,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  // Three marks share a line on most phones.
  gap: vars.space[5],
  paddingBlockEnd: vars.space[8],
  borderBlockEnd: line,
  color: vars.color.footer.onMuted,
})

/** Name and logo have the same size, so that nothing moves when the logo replaces the name. */
export const markPlace = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '6.5rem',
  aspectRatio: '160 / 48',
  fontWeight: vars.fontWeight.strong,
  lineHeight: vars.lineHeight.tight,
  textAlign: 'center',
})

export const mark = style({
  inlineSize: '100%',
  blockSize: '100%',
  transition: `color ${vars.motion.fast} ${vars.easing.standard}`,
  selectors: { '&:hover': { color: vars.color.footer.on } },
})

export const payments = style({
  ...notOnPaper,
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[2],
})

/** Name and picture have the same size. */
export const paymentPlace = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '6rem',
  aspectRatio: '160 / 48',
  color: vars.color.footer.onMuted,
  fontSize: vars.text.xs,
  lineHeight: vars.lineHeight.tight,
  textAlign: 'center',
})

export const payment = style({ inlineSize: '100%', blockSize: '100%', borderRadius: vars.radius.badge })

export const legalLink = style({ color: 'inherit', textDecoration: 'underline', textUnderlineOffset: '0.2em' })

export const columns = style({
  display: 'grid',
  gap: vars.space[8],
  '@media': {
    [media.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1.4fr) minmax(0, 1.2fr)' },
  },
})

export const about = style({ display: 'grid', gap: vars.space[3], alignContent: 'start' })

export const tagline = style({ ...notOnPaper, color: vars.color.footer.onMuted, maxInlineSize: '22rem' })

export const links = style({
  display: 'grid',
  gridTemplateColumns: '1.4fr 1fr',
  gap: vars.space[6],
  '@media': { [media.narrow]: { gridTemplateColumns: 'minmax(0, 1.4fr) minmax(0, 1fr)' } },
})

export const games = style({ columns: '2', columnGap: vars.space[4] })

export const title = style({
  ...labelType,
  marginBlockEnd: vars.space[2],
  color: vars.color.footer.onMuted,
  fontSize: vars.text.xs,
})

export const link = style({
  display: 'inline-block',
  paddingBlock: vars.space[1],
  fontSize: vars.text.sm,
  selectors: { '&:hover': { textDecoration: 'underline' } },
})

export const responsible = style({ display: 'flex', alignItems: 'flex-start', gap: vars.space[4] })

export const age = style({
  ...numericType,
  flexShrink: 0,
  display: 'grid',
  placeItems: 'center',
  inlineSize: vars.space[12],
  blockSize: vars.space[12],
  // A ring of its letters' colour, for a footer as dark as the disc.
  border: `${vars.borderWidth.thick} solid ${vars.color.compliance.ageOn}`,
  borderRadius: vars.radius.pill,
  background: vars.color.compliance.ageBg,
  color: vars.color.compliance.ageOn,
  fontWeight: vars.fontWeight.strong,
})

export const warning = style({ fontWeight: vars.fontWeight.strong, marginBlockEnd: vars.space[1] })

export const small = style({ color: vars.color.footer.onMuted, fontSize: vars.text.sm })

export const legal = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space[2]} ${vars.space[6]}`,
  paddingBlockStart: vars.space[5],
  borderBlockStart: line,
  color: vars.color.footer.onMuted,
  fontSize: vars.text.xs,
})
