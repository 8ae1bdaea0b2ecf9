import type { SeriesMark } from './series.ts'

const SHAPES: Readonly<Record<SeriesMark, string>> = {
  circle: 'M-4 0a4 4 0 1 0 8 0a4 4 0 1 0-8 0z',
  square: 'M-3.6-3.6h7.2v7.2h-7.2z',
  triangle: 'M0-4.6L4.6 3.6H-4.6z',
  diamond: 'M0-5L5 0L0 5L-5 0z',
  cross: 'M-1.6-4.4h3.2v2.8h2.8v3.2h-2.8v2.8h-3.2v-2.8h-2.8v-3.2h2.8z',
  ring: 'M-4.6 0a4.6 4.6 0 1 0 9.2 0a4.6 4.6 0 1 0-9.2 0zM-2 0a2 2 0 1 1 4 0a2 2 0 1 1-4 0z',
}

type MarkProps = { mark: SeriesMark; x?: number; y?: number; className?: string }

/** The symbol of a series, drawn around a point. */
export function Mark({ mark, x = 0, y = 0, className }: MarkProps) {
  return <path d={SHAPES[mark]} transform={`translate(${x} ${y})`} fillRule="evenodd" className={className} />
}
