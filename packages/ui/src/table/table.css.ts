import { createContainer, fallbackVar, style, styleVariants } from '@vanilla-extract/css'
import { inUi } from '../in-ui.ts'
import { media } from '../media.ts'
import { vars } from '../tokens.css.ts'
import { labelType, numericType } from '../type-style.ts'
import { coveredByHeader } from './covered-by-header.css.ts'

/** When its container, not the page, is narrower than this, each row is a card. */
const NARROW = '(max-width: 36rem)'
/** A table of many columns needs more. */
const many = createContainer()
const NARROW_FOR_MANY = `${many} (max-width: 56rem)`
const narrow = (rule: object, ofMany?: object) => ({
  '@container': {
    [NARROW]: rule,
    [NARROW_FOR_MANY]: rule,
    ...(ofMany && { [`${many} (min-width: 56.01rem)`]: ofMany }),
  },
})
export const align = styleVariants({
  start: inUi({ textAlign: 'start' }),
  end: inUi({ ...numericType, textAlign: 'end' }),
})

/** Many columns stand closer together, but a text right after figures would read as one with them. */
const CLOSE = {
  paddingInline: vars.space[1],
  selectors: { [`${align.end} + ${align.start}&`]: { paddingInlineStart: vars.space[4] } },
}

/**
 * The container whose width counts. It does not scroll, because then the head would stick to it and not to the page.
 */
export const box = style(inUi({ containerType: 'inline-size', minInlineSize: 0 }))
export const boxOfMany = style(inUi({ containerName: many }))

/** Borders are not collapsed, so that they move with a sticky head. */
export const table = style(
  inUi({ inlineSize: '100%', borderCollapse: 'separate', borderSpacing: 0, ...narrow({ display: 'block' }) }),
)

export const caption = style(inUi({ textAlign: 'start', ...narrow({ display: 'block' }) }))

export const name = style(
  inUi({
    display: 'block',
    paddingBlockEnd: vars.space[2],
    color: vars.color.heading,
    fontWeight: vars.fontWeight.strong,
  }),
)

/** Sticky. When rows are cards it is a row of buttons above them. */
export const head = style(
  inUi({
    position: 'sticky',
    zIndex: 1,
    ...narrow({ position: 'static', display: 'block', paddingBlockEnd: vars.space[3] }),
  }),
)

export const under = styleVariants({
  page: inUi({ insetBlockStart: 0 }),
  header: inUi({
    insetBlockStart: fallbackVar(coveredByHeader, vars.size.headerPhone),
    '@media': { [media.desktop]: { insetBlockStart: fallbackVar(coveredByHeader, vars.size.header) } },
  }),
})

export const titles = style(
  inUi(narrow({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[2] })),
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
    selectors: { '[aria-busy="true"] &': { borderBlockEndColor: vars.color.brand.accessible } },
    ...narrow({ padding: 0, border: 0, backgroundColor: 'transparent' }, CLOSE),
  }),
)

/** Read, but not shown when rows are cards, because each card repeats it. */
export const unsorted = style(
  inUi(
    narrow({
      position: 'absolute',
      inlineSize: '1px',
      blockSize: '1px',
      overflow: 'hidden',
      clipPath: 'inset(50%)',
      whiteSpace: 'nowrap',
    }),
  ),
)

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
    textAlign: 'inherit',
    textTransform: 'inherit',
    selectors: { '&:hover': { color: vars.color.text.default }, '&:active': { color: vars.color.brand.text } },
    ...narrow({
      minBlockSize: vars.size.control.sm,
      paddingInline: vars.space[3],
      border: `${vars.borderWidth.thin} solid ${vars.color.border.strong}`,
    }),
  }),
)

export const chosen = style(
  inUi({ color: vars.color.brand.text, ...narrow({ borderColor: vars.color.brand.accessible }) }),
)

/** Cards stand side by side where two have room. */
export const body = style(
  inUi(
    narrow({
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fill, minmax(min(20rem, 100%), 1fr))',
      gap: vars.space[3],
    }),
  ),
)

export const row = style(
  inUi(
    narrow({
      position: 'relative',
      display: 'grid',
      alignContent: 'start',
      gap: vars.space[2],
      padding: vars.space[4],
      border: `${vars.borderWidth.thin} solid ${vars.color.border.default}`,
      borderRadius: vars.radius.card,
      cornerShape: vars.corner.card,
      backgroundColor: vars.color.surface.raised,
    }),
  ),
)

/** A row of data, not the one that says there are none. */
export const pointed = style({})

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
    paddingBlock: vars.space[2],
    paddingInline: vars.space[3],
    borderBlockEnd: `${vars.borderWidth.thin} solid ${vars.color.border.subtle}`,
    fontWeight: 'inherit',
    overflowWrap: 'anywhere',
    '@media': {
      [media.hover]: {
        selectors: { [`${pointed}:not(${selected}):hover > &`]: { backgroundColor: vars.color.surface.hover } },
      },
    },
    ...narrow(
      {
        display: 'flex',
        justifyContent: 'space-between',
        gap: vars.space[4],
        padding: 0,
        border: 0,
        textAlign: 'end',
        selectors: {
          // The column's title beside the value; screen readers get it from the table's head.
          '&[data-title]::before': {
            content: ['attr(data-title)', 'attr(data-title) / ""'],
            color: vars.color.text.muted,
            fontSize: vars.text.sm,
            textAlign: 'start',
          },
          [`${selected} &[data-title]::before`]: { color: 'inherit' },
          '&:empty:not([data-title])': { display: 'none' },
          [`${pointed}:not(${selected}):hover > &`]: { backgroundColor: 'transparent' },
        },
      },
      CLOSE,
    ),
  }),
)

/** The cell that names the row is the heading of its card. */
export const rowHeader = style(
  inUi(narrow({ fontWeight: vars.fontWeight.strong, textAlign: 'start', paddingInlineEnd: vars.space[8] })),
)

export const choice = style(
  inUi({
    inlineSize: vars.space[10],
    ...narrow({
      inlineSize: 'auto',
      selectors: {
        [`${row} > &`]: { position: 'absolute', insetBlockStart: vars.space[3], insetInlineEnd: vars.space[3] },
      },
    }),
  }),
)

export const checkbox = style(
  inUi({
    display: 'block',
    inlineSize: vars.space[6],
    blockSize: vars.space[6],
    accentColor: vars.color.action.bg,
    cursor: 'pointer',
    selectors: { '&:disabled': { cursor: 'not-allowed' } },
  }),
)

export const waiting = style(inUi({ display: 'grid', ...narrow({ inlineSize: '40%' }) }))
export const waitingAlign = styleVariants({ start: inUi({}), end: inUi({ justifyItems: 'end' }) })

/** The row that says there are none. */
export const whole = style(inUi(narrow({ gridColumn: '1 / -1' })))

export const nothing = style(
  inUi({ padding: vars.space[3], textAlign: 'center', color: vars.color.text.muted, ...narrow({ display: 'block' }) }),
)

export const foot = style(
  inUi({
    fontWeight: vars.fontWeight.strong,
    ...narrow({ display: 'block', marginBlockStart: vars.space[3] }),
  }),
)
