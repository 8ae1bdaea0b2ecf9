import { useMemo } from 'react'
import { cx } from '../cx.ts'
import { INK } from './art/ink.ts'
import type { QrLevel } from './levels.ts'
import * as css from './qr-code.css.ts'
import { qrPath } from './qr-path.ts'

export type QrCodeProps = {
  /** What a camera reads: an address. */
  text: string
  /** Where it leads, for those who do not see it: "Get the app for Android". */
  label: string
  level?: QrLevel | undefined
  /** Address of a picture in the middle; the level is then the highest, so that the code is read all the same. */
  logo?: string | undefined
  className?: string | undefined
}

/** A fifth of the side: 4 % of the area, of which level H forgives 30. */
const LOGO_SHARE = 0.2

/** An address for a camera. Dark on light in every mode, with the quiet zone that cameras need. */
export function QrCode({ text, label, level = 'M', logo, className }: QrCodeProps) {
  const { path, side } = useMemo(() => qrPath(text, logo === undefined ? level : 'H'), [text, level, logo])
  const inner = Math.round(side * LOGO_SHARE)
  const start = (side - inner) / 2
  return (
    <svg
      viewBox={`0 0 ${side} ${side}`}
      role="img"
      aria-label={label}
      className={cx(css.code, className)}
      shapeRendering="crispEdges"
    >
      <rect width={side} height={side} fill={INK.light} />
      <path d={path} fill={INK.dark} />
      {logo !== undefined && (
        <>
          <rect x={start - 0.5} y={start - 0.5} width={inner + 1} height={inner + 1} fill={INK.light} />
          <image href={logo} x={start} y={start} width={inner} height={inner} />
        </>
      )}
    </svg>
  )
}
