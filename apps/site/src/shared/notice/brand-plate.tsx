import { cx } from '@livery/ui/cx'
import { usePicture } from '@livery/ui/use-picture'
import { useVisit } from '../visit/use-visit.ts'
import * as css from './brand-plate.css.ts'

const floor = <ellipse className={css.shade} cx="120" cy="134" rx="96" ry="9" />

/** What is the matter, on 240 × 148; lines are the theme's. */
const drawings = {
  /** No page at this address: a signpost, and a path that leads past it. */
  lost: (
    <>
      {floor}
      <path d="M26 134c30-22 64 4 92-14s58-8 92 6" strokeDasharray="7 8" />
      <path className={css.paper} d="M114 20h12v112h-12z" />
      <path className={css.accent} d="M126 34h62l16 14-16 14h-62z" />
      <path className={css.paper} d="M114 70H58L42 84l16 14h56z" />
      <path d="M138 48h40M66 84h36M30 120v-12M25 113h10M206 112v-14M200 105h12" />
      <circle className={css.accent} cx="120" cy="16" r="7" />
    </>
  ),
  /** Closed for a while: a shutter half down, and the tools before it. */
  closed: (
    <>
      {floor}
      <path className={css.paper} d="M58 34h124v98H58z" />
      <path className={css.shade} d="M66 82h108v50H66z" />
      <path d="M66 46h108M66 58h108M66 70h108M66 82h108M66 46v86M174 46v86M112 82v8h16v-8" />
      <path className={css.accent} d="M50 14h140l8 20H42z" />
      <path d="M72 14l-6 20M96 14l-3 20M120 14v20M144 14l3 20M168 14l6 20" />
      <path className={css.paper} d="M26 132l12-42h6l12 42zM20 132h44" />
      <path d="M32 112h18M35 101h12" />
      <path className={css.paper} d="M196 132v-34a12 12 0 1 1 12-2v36z" />
    </>
  ),
  /** Not served: a barrier across the way. */
  barred: (
    <>
      {floor}
      <path d="M92 134l20-58M148 134l-20-58" strokeDasharray="7 8" />
      <path className={css.paper} d="M36 46h20v88H36zM184 46h20v88h-20z" />
      <path className={css.accent} d="M24 66h192v18H24z" />
      <path className={css.ink} d="M64 66h16l-12 18H52zM108 66h16l-12 18H96zM152 66h16l-12 18h-16z" />
      <path className={css.paper} d="M120 8l28 9v20c0 16-11 25-28 32-17-7-28-16-28-32V17z" />
      <path d="M109 36l8 9 15-17" />
      <circle className={css.accent} cx="46" cy="38" r="7" />
      <circle className={css.accent} cx="194" cy="38" r="7" />
    </>
  ),
  /** Something went wrong on the way: a torn line. */
  broken: (
    <>
      {floor}
      <path d="M10 92h40l14 14M230 92h-40l-14 14" />
      <path className={css.paper} d="M72 74h34v58H86a14 14 0 0 1-14-14z" />
      <path className={css.paper} d="M168 74h-34v58h20a14 14 0 0 0 14-14z" />
      <path d="M106 90h12M106 116h12" />
      <path className={css.accent} d="M126 8l-24 38h16l-8 28 30-42h-18z" />
      <path d="M70 34l10 8M64 52h12M172 34l-10 8M178 52h-12" />
    </>
  ),
} as const

interface BrandPlateProps {
  readonly drawing: keyof typeof drawings
}

/** What is the matter, drawn in the house's own line on a piece of it, under its mark. */
export function BrandPlate({ drawing }: BrandPlateProps) {
  const { logo } = useVisit().boot.merchant
  const { failed, attempt, onError, ref } = usePicture(logo.mark)
  return (
    <div className={cx(css.plate, css.withMark)}>
      <svg className={css.drawing} viewBox="0 0 240 148" aria-hidden="true">
        {drawings[drawing]}
      </svg>
      {!failed && <img key={attempt} ref={ref} className={css.mark} src={logo.mark} alt="" onError={onError} />}
    </div>
  )
}
