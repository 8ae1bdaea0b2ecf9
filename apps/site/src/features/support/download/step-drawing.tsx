import * as css from './download.css.ts'
import type { StepDrawingName } from './guides.ts'

/** What the phone of a step shows, on a screen of 60 by 104 at 18, 12. */
const SCREENS: Readonly<Record<StepDrawingName, React.ReactNode>> = {
  browser: (
    <>
      <rect className={css.fill} x="24" y="26" width="48" height="12" rx="6" />
      <rect className={css.soft} x="24" y="46" width="48" height="24" rx="4" />
      <rect className={css.soft} x="24" y="76" width="22" height="22" rx="4" />
      <rect className={css.soft} x="50" y="76" width="22" height="22" rx="4" />
    </>
  ),
  scan: (
    <>
      <path className={css.mark} d="M30 44v-8h8M58 36h8v8M66 68v8h-8M38 76h-8v-8" />
      <path className={css.fill} d="M36 42h10v10H36zM50 42h10v10H50zM36 60h10v10H36zM50 60h4v4h-4zM56 66h4v4h-4z" />
    </>
  ),
  save: (
    <>
      <path className={css.mark} d="M48 34v32M36 55l12 12 12-12" />
      <path className={css.mark} d="M32 80h32" />
    </>
  ),
  allow: (
    <>
      <rect className={css.soft} x="26" y="34" width="44" height="14" rx="4" />
      <rect className={css.soft} x="26" y="72" width="44" height="14" rx="4" />
      <rect className={css.fill} x="34" y="53" width="28" height="14" rx="7" />
      <circle className={css.paper} cx="55" cy="60" r="5" />
    </>
  ),
  trust: (
    <>
      <path className={css.fill} d="M48 32l18 7v14c0 13-8 21-18 26-10-5-18-13-18-26V39z" />
      <path className={css.check} d="M40 55l6 6 11-12" />
    </>
  ),
  share: (
    <>
      <path className={css.mark} d="M38 50h-6v30h32V50h-6" />
      <path className={css.mark} d="M48 66V32M38 42l10-10 10 10" />
    </>
  ),
  menu: (
    <>
      <circle className={css.fill} cx="32" cy="38" r="3.5" />
      <circle className={css.fill} cx="32" cy="50" r="3.5" />
      <circle className={css.fill} cx="32" cy="62" r="3.5" />
      <rect className={css.soft} x="42" y="32" width="28" height="36" rx="4" />
      <path className={css.mark} d="M42 88h-5v16h22V88h-5" />
      <path className={css.mark} d="M48 96V78M42 84l6-6 6 6" />
    </>
  ),
  add: (
    <>
      <rect className={css.soft} x="26" y="32" width="18" height="18" rx="5" />
      <rect className={css.soft} x="52" y="32" width="18" height="18" rx="5" />
      <rect className={css.soft} x="26" y="58" width="18" height="18" rx="5" />
      <rect className={css.fill} x="52" y="58" width="18" height="18" rx="5" />
      <path className={css.check} d="M61 62v10M56 67h10" />
    </>
  ),
  open: (
    <>
      <rect className={css.fill} x="32" y="38" width="32" height="32" rx="9" />
      <path className={css.check} d="M43 47l14 7-14 8z" />
      <rect className={css.soft} x="36" y="78" width="24" height="6" rx="3" />
    </>
  ),
}

/** A step of an installation on a drawn phone. It only repeats the words beside it. */
export function StepDrawing({ name }: { readonly name: StepDrawingName }) {
  return (
    <svg viewBox="0 0 96 128" className={css.drawing} aria-hidden="true">
      <rect className={css.phone} x="16" y="6" width="64" height="116" rx="11" />
      <path className={css.line} d="M41 13h14" />
      {SCREENS[name]}
    </svg>
  )
}
