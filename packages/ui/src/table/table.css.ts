import { style, styleVariants } from '@vanilla-extract/css'
import { inUi } from '../in-ui.ts'
import { media } from '../media.ts'
import { vars } from '../tokens.css.ts'
import { labelType, numericType } from '../type-style.ts'

const NARROW = '(max-width: 36rem)'
const narrow = (rule: object) => ({ '@container': { [NARROW]: rule } })

/** What the table measures itself by, and what scrolls where it is wider all the same. */
export const box = style(inUi({ containerType: 'inline-size', minInlineSize: 0, overflow: 'visible' }))

export const table = style(inUi({ inlineSize: '100%', ...narrow({ display: 'block' }) }))

export const caption = style(
  inUi({
    paddingBlockEnd: vars.space[2],
    color: vars.color.heading,
    fontWeight: vars.fontWeight.strong,
    textAlign: 'start',
    ...narrow({ display: 'block' }),
  }),
)

const away = {
  position: 'absolute',
  inlineSize: '1px',
  blockSize: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const

export const hidden = style(inUi(away))

/** Stays in sight below the page's header. */
export const head = style(
  inUi({ position: 'sticky', insetBlockStart: 0, zIndex: 1, ...narrow({ ...away, display: 'block' }) }),
)

export const title = style(
  inUi({
    ...labelType,
    paddingBlock: vars.space[2],
    paddingInline: vars.space[3],
    borderBlockEnd: `${vars.borderWidth.thin} solid ${vars.color.border.strong}`,
    backgroundColor: vars.color.surface.sunken,
    color: vars.color.text.muted,
    fontSize: vars.text.sm,
    verticalAlign: 'bottom',
  }),
)

export const align = styleVariants({
  start: inUi({ textAlign: 'start' }),
  end: inUi({ ...numericType, textAlign: 'end' }),
})

export const sort = style(
  inUi({
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space[1],
    minBlockSize: vars.space[6],
    borderRadius: vars.radius.control,
    color: 'inherit',
    font: 'inherit',
    letterSpacing: 'inherit',
    textTransform: 'inherit',
    selectors: { '&:hover': { color: vars.color.text.default } },
  }),
)

export const arrow = style(inUi({ opacity: 0.6 }))
export const chosen = style(inUi({ color: vars.color.brand.text, opacity: 1 }))

export const body = style(inUi(narrow({ display: 'grid', gap: vars.space[3] })))

export const row = style(
  inUi({
    ...narrow({
      display: 'grid',
      gap: vars.space[2],
      padding: vars.space[3],
      border: `${vars.borderWidth.thin} solid ${vars.color.border.default}`,
      borderRadius: vars.radius.card,
      backgroundColor: vars.color.surface.raised,
    }),
  }),
)

export const selected = style(
  inUi({
    backgroundColor: vars.color.brand.soft,
    color: vars.color.brand.onSoft,
    '@media': {
      [media.forcedColors]: {
        outline: `${vars.borderWidth.thick} solid Highlight`,
        outlineOffset: `calc(${vars.borderWidth.thick} * -1)`,
      },
    },
    ...narrow({ borderColor: vars.color.brand.accessible, backgroundColor: vars.color.brand.soft }),
  }),
)

export const cell = style(
  inUi({
    '@media': {
      [media.hover]: { selectors: { 'tbody > tr:hover > &': { backgroundColor: vars.color.surface.hover } } },
    },
    paddingBlock: vars.space[2],
    paddingInline: vars.space[3],
    borderBlockEnd: `${vars.borderWidth.thin} solid ${vars.color.border.subtle}`,
    fontWeight: 'inherit',
    overflowWrap: 'anywhere',
    ...narrow({
      display: 'flex',
      justifyContent: 'space-between',
      gap: vars.space[4],
      padding: 0,
      border: 0,
      textAlign: 'end',
      selectors: {
        // The column's title, beside the value; those who listen are told by the hidden head.
        '&[data-title]::before': {
          content: ['attr(data-title)', 'attr(data-title) / ""'],
          color: vars.color.text.muted,
          fontSize: vars.text.sm,
          textAlign: 'start',
        },
      },
    }),
  }),
)

export const choice = style(
  inUi({ inlineSize: vars.space[10], ...narrow({ inlineSize: 'auto', justifyContent: 'flex-start' }) }),
)

export const checkbox = style(
  inUi({ inlineSize: vars.space[5], blockSize: vars.space[5], accentColor: vars.color.action.bg, cursor: 'pointer' }),
)

export const nothing = style(
  inUi({ padding: vars.space[6], textAlign: 'center', color: vars.color.text.muted, ...narrow({ display: 'block' }) }),
)

export const foot = style(
  inUi({ fontWeight: vars.fontWeight.strong, ...narrow({ display: 'block', marginBlockStart: vars.space[3] }) }),
)

export const phoneSort = style(
  inUi({
    display: 'none',
    ...narrow({
      display: 'flex',
      alignItems: 'center',
      gap: vars.space[2],
      paddingBlockEnd: vars.space[3],
      fontSize: vars.text.sm,
    }),
  }),
)

export const phoneSelect = style(
  inUi({
    flex: 1,
    minInlineSize: 0,
    minBlockSize: vars.size.control.sm,
    paddingInline: vars.space[2],
    border: `${vars.borderWidth.thin} solid ${vars.color.input.border}`,
    borderRadius: vars.radius.control,
    backgroundColor: vars.color.input.bg,
    color: vars.color.input.on,
    fontSize: '1rem',
  }),
)
