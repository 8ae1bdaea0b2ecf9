import { cx } from '../cx.ts'
import { standIn } from './game-tile.css.ts'

/** Replaces a missing picture of a game: a card with suits in the theme's colours. */
export function StandIn({ className }: { className?: string | undefined }) {
  return (
    <svg
      className={cx(standIn, className)}
      viewBox="0 0 120 160"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <g fill="none" stroke="currentColor" opacity="0.25">
        <path d="M60-20 160 80 60 180-40 80zM60 10l70 70-70 70-70-70zM60 40l40 40-40 40-40-40z" strokeWidth="1.5" />
        <circle cx="60" cy="80" r="62" strokeDasharray="1 7" strokeWidth="3" strokeLinecap="round" />
      </g>
      <g fill="currentColor">
        <path d="m60 58 15 22-15 22-15-22z" />
        <path d="M60 22l5 8-5 8-5-8zM60 122l5 8-5 8-5-8z" opacity="0.5" />
        <circle cx="22" cy="80" r="4" opacity="0.5" />
        <circle cx="98" cy="80" r="4" opacity="0.5" />
      </g>
    </svg>
  )
}
