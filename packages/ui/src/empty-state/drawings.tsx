import type { ReactNode } from 'react'
import type { DrawingName } from './drawing-names.ts'
import * as css from './empty-state.css.ts'

const floor = <ellipse className={css.shade} cx="80" cy="106" rx="62" ry="10" />
const sparks = <path d="M24 34v8M20 38h8M136 24v8M132 28h8M140 72v6M137 75h6" />

/** What an empty place shows, drawn on 160 × 120 in the theme's colours. */
export const drawings = {
  /** Nothing found. */
  search: (
    <>
      {floor}
      <rect className={css.paper} x="34" y="26" width="58" height="74" rx="8" />
      <path d="M46 44h34M46 56h24M46 68h30" />
      <circle className={css.paper} cx="98" cy="66" r="24" strokeWidth="4" />
      <path d="m115 84 18 18" strokeWidth="7" />
      <path d="M90 72a8 8 0 0 1 16 0M91 60v2M105 60v2" strokeWidth="3" />
      {sparks}
    </>
  ),
  /** No games, no favourites, nothing played yet. */
  games: (
    <>
      {floor}
      <rect className={css.paper} x="28" y="36" width="44" height="62" rx="7" transform="rotate(-12 50 67)" />
      <rect className={css.paper} x="88" y="36" width="44" height="62" rx="7" transform="rotate(12 110 67)" />
      <rect className={css.paper} x="56" y="24" width="48" height="68" rx="8" />
      <path className={css.accent} d="m80 42 13 16-13 16-13-16z" />
      <path d="M64 33h6M90 83h6" strokeWidth="3" />
      {sparks}
    </>
  ),
  /** A list without entries: records, messages. */
  list: (
    <>
      {floor}
      <path className={css.paper} d="M30 58 46 30h68l16 28v38a6 6 0 0 1-6 6H36a6 6 0 0 1-6-6z" />
      <path d="M30 58h28c2 10 8 16 22 16s20-6 22-16h28" />
      <path className={css.accent} d="M80 12 91 23 80 34 69 23z" />
      {sparks}
    </>
  ),
  /** Something went wrong on the way. */
  offline: (
    <>
      {floor}
      <path d="M20 70h26l12 12M140 70h-26l-12 12" strokeWidth="4" />
      <path className={css.paper} d="M52 60h20v36H62a10 10 0 0 1-10-10z" />
      <path className={css.paper} d="M108 60H88v36h10a10 10 0 0 0 10-10z" />
      <path d="M72 70h8M72 84h8" strokeWidth="4" />
      <path className={css.accent} d="m82 14-14 24h10l-4 18 16-26H80z" />
      {sparks}
    </>
  ),
} as const satisfies Record<DrawingName, ReactNode>
