import { cssVarName, type LeafId } from '@livery/theme/contract'
import type { LeafType } from '@livery/theme/leaf'
import type { CSSProperties, ReactNode } from 'react'
import * as css from './tokens.css.ts'

const WORDS = 'Ag 123 أبجد ไทย'

type Draw = (value: string, id: LeafId) => ReactNode

const filled = (style: CSSProperties): ReactNode => <span className={css.swatch} style={style} />
const shaped = (style: CSSProperties): ReactNode => <span className={css.block} style={style} />
const written = (style: CSSProperties): ReactNode => <span style={style}>{WORDS}</span>

/** How a value of each kind is shown. */
const drawings: Readonly<Record<LeafType, Draw>> = {
  color: (value) => filled({ background: value }),
  gradient: (value) => filled({ backgroundImage: value }),
  texture: (value) => filled({ background: value }),
  shadow: (value) => shaped({ boxShadow: value }),
  radius: (value) => shaped({ borderRadius: value }),
  corner: (value) => shaped({ borderRadius: '1.25rem', cornerShape: value } as CSSProperties),
  blur: (value) => <span style={{ filter: `blur(${value})` }}>▪</span>,
  dimension: (value, id) => {
    if (id.startsWith('text.')) return written({ fontSize: value })
    if (id.startsWith('letterSpacing.')) return written({ letterSpacing: value })
    return <span className={css.bar} style={{ inlineSize: value }} />
  },
  number: (value, id) =>
    id.startsWith('lineHeight.') ? (
      <span style={{ lineHeight: value }}>
        {WORDS}
        <br />
        {WORDS}
      </span>
    ) : null,
  duration: () => null,
  easing: () => null,
  fontFamily: (value) => written({ fontFamily: value, fontSize: '1.25rem' }),
  fontWeight: (value) => written({ fontWeight: value as unknown as number }),
  textTransform: (value) => written({ textTransform: value as 'none' }),
}

/** A leaf as it looks in the mode around it. */
export function Sample({ id, type }: { readonly id: LeafId; readonly type: LeafType }) {
  return (
    <div className={css.sample} aria-hidden="true">
      {drawings[type](`var(${cssVarName(id)})`, id)}
    </div>
  )
}
