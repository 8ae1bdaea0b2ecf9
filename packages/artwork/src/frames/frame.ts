import type { Pen } from '../pen.ts'

/** The inputs of a frame: the vendor's colours, and where the title begins. */
export interface FrameSpec {
  readonly primary: string
  readonly second: string
  readonly dark: string
  /** Top of the title, in user units of a 360 × 480 picture. */
  readonly titleTop: number
}

/** A frame has a part behind the title and a part over everything. */
export interface Frame {
  readonly plate: (pen: Pen, spec: FrameSpec) => string
  readonly border: (pen: Pen, spec: FrameSpec) => string
}

/** The usual darkening behind a title. */
export function scrim(pen: Pen, spec: FrameSpec, opacity = 0.92): string {
  const top = spec.titleTop - 90
  return pen.flat(
    `M0 ${Math.round(top)}H360V480H0Z`,
    pen.linear([
      [0, spec.dark, 0],
      [0.45, spec.dark, opacity * 0.62],
      [1, spec.dark, opacity],
    ]),
  )
}
