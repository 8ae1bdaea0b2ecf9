import type { NextDraw } from '@livery/contract/games/prizes'

/** When a game is drawn next after a moment, in milliseconds since the epoch. */
export function upcoming({ drawsAt, everySeconds }: NextDraw, nowMs: number): number {
  const first = Date.parse(drawsAt)
  const everyMs = everySeconds * 1000
  return first > nowMs ? first : first + (Math.floor((nowMs - first) / everyMs) + 1) * everyMs
}
