import { useMemo } from 'react'
import { cx } from '../cx.ts'
import { INK } from './art/ink.ts'
import type { QrLevel } from './levels.ts'
import * as css from './qr-code.css.ts'
import { type QrPath, qrPath } from './qr-path.ts'
import type { QrSize } from './sizes.ts'

export type QrCodeProps = {
  /** The content: an address, a payment, a second factor. Up to 2,953 bytes. */
  text: string
  /** What it leads to, for people who cannot see it: "Get the app for Android". */
  label: string
  /** The least share of the code that may be damaged. */
  level?: QrLevel | undefined
  size?: QrSize | undefined
  /** Address of a square picture in the middle; the level is then the highest, so that the code can still be read. */
  logo?: string | undefined
  className?: string | undefined
}

/** A QR code. Dark on light in every mode, with the quiet zone that cameras need. */
export function QrCode({ text, label, level = 'M', size = 'md', logo, className }: QrCodeProps) {
  const code = useMemo(() => draw(text, level, logo !== undefined), [text, level, logo])
  if (!code) {
    return (
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard
      <section className={cx(css.words, className)} aria-label={label} tabIndex={0}>
        <bdi>{text}</bdi>
      </section>
    )
  }
  const { path, side, logo: room } = code
  return (
    <svg
      viewBox={`0 0 ${side} ${side}`}
      role="img"
      aria-label={label}
      className={cx(css.code, css.size[size], className)}
      shapeRendering="crispEdges"
    >
      <rect width={side} height={side} fill={INK.light} />
      <path d={path} fill={INK.dark} />
      {room && <image href={logo} x={room.at + 0.5} y={room.at + 0.5} width={room.side - 1} height={room.side - 1} />}
    </svg>
  )
}

/** Undefined when the text is too long for any code; then the text itself is shown. */
function draw(text: string, level: QrLevel, withLogo: boolean): QrPath | undefined {
  try {
    return qrPath(text, withLogo ? 'H' : level, withLogo)
  } catch (error) {
    if (error instanceof RangeError) return undefined
    throw error
  }
}
