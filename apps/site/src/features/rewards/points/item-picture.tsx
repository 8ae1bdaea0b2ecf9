import type { ItemPicture as Name } from '@livery/contract/rewards/points/words'
import { cx } from '@livery/ui/cx'
import type { ReactNode } from 'react'
import * as css from './points.css.ts'

const floor = <ellipse className={css.shade} cx="80" cy="106" rx="58" ry="9" />
const sparks = <path d="M24 34v8M20 38h8M136 24v8M132 28h8" />
const star = (x: number, y: number) => (
  <path className={css.accent} d={`m${x} ${y - 10} 3 7 7 1-5 5 1 7-6-4-6 4 1-7-5-5 7-1z`} />
)

/** What items of a mall look like, drawn on 160 × 120 in the theme's colours. */
const DRAWINGS: Readonly<Record<Name, ReactNode>> = {
  voucher: (
    <>
      <path className={css.paper} d="M26 38h108v16a9 9 0 0 0 0 18v16H26V72a9 9 0 0 0 0-18z" />
      <path d="M98 44v6M98 60v6M98 76v6" />
      {star(62, 62)}
    </>
  ),
  giftCard: (
    <>
      <rect className={css.paper} x="28" y="34" width="104" height="62" rx="9" />
      <path className={css.accent} d="M74 34h12v62H74z" />
      <path d="M28 62h104M80 62c-20-2-22-20-11-20 7 0 11 11 11 20 0-9 4-20 11-20 11 0 9 18-11 20" />
    </>
  ),
  phone: (
    <>
      <rect className={css.paper} x="54" y="14" width="52" height="90" rx="10" />
      <path d="M72 22h16" />
      <path className={css.accent} d="M62 32h36v48H62z" />
      <circle cx="80" cy="92" r="4" />
    </>
  ),
  earbuds: (
    <>
      <rect className={css.paper} x="44" y="52" width="72" height="50" rx="22" />
      <path d="M44 70h72" />
      <path className={css.accent} d="M76 78h8v8h-8z" />
      <path className={css.paper} d="M56 46V26a9 9 0 1 1 12 8v12zM104 46V26a9 9 0 1 0-12 8v12z" />
    </>
  ),
  watch: (
    <>
      <path className={css.paper} d="M66 36l4-22h20l4 22M66 84l4 22h20l4-22" />
      <rect className={css.paper} x="54" y="34" width="52" height="52" rx="14" />
      <circle className={css.accent} cx="80" cy="60" r="15" />
      <path d="M80 51v9l6 4M106 56h5v8h-5" />
    </>
  ),
  speaker: (
    <>
      <rect className={css.paper} x="50" y="16" width="60" height="88" rx="12" />
      <circle className={css.paper} cx="80" cy="74" r="19" />
      <circle className={css.accent} cx="80" cy="74" r="8" />
      <circle cx="80" cy="36" r="9" />
    </>
  ),
  powerBank: (
    <>
      <rect className={css.paper} x="56" y="18" width="48" height="86" rx="10" />
      <path className={css.accent} d="m84 36-16 26h11l-3 20 17-27H82z" />
      <path d="M70 95h20" />
    </>
  ),
  shirt: (
    <>
      <path className={css.paper} d="M60 22c4 10 36 10 40 0l26 14-10 20-12-5v53H56V51l-12 5-10-20z" />
      {star(80, 62)}
    </>
  ),
  bag: (
    <>
      <path className={css.paper} d="M44 44h72l6 60H38z" />
      <path d="M62 52V36a18 18 0 0 1 36 0v16" />
      {star(80, 76)}
    </>
  ),
  mug: (
    <>
      <path className={css.paper} d="M46 40h58v50a12 12 0 0 1-12 12H58a12 12 0 0 1-12-12z" />
      <path d="M104 52h10a10 10 0 0 1 10 10v8a10 10 0 0 1-10 10h-10M62 30c-4-6 4-8 0-14M86 30c-4-6 4-8 0-14" />
      <path className={css.accent} d="M46 62h58v14H46z" />
    </>
  ),
  gold: (
    <>
      <path className={css.accent} d="M58 44h44l10 26H48z" />
      <path d="M58 44h44l10 26H48z" />
      <path className={css.paper} d="M36 76h44l8 26H28zM88 76h36l10 26H88z" />
    </>
  ),
}

/** The picture of an item; what it shows is said by the item's name. */
export function ItemPicture({ name, className }: { readonly name: Name; readonly className?: string }) {
  return (
    <svg className={cx(css.picture, className)} viewBox="0 0 160 120" aria-hidden="true">
      {floor}
      {DRAWINGS[name]}
      {sparks}
    </svg>
  )
}
