import type { TipSide } from './sides.ts'

type Box = { left: number; top: number; width: number; height: number }
type Size = { width: number; height: number }

const GAP = 8

/**
 * The place of a tip beside its owner, in physical pixels of the viewport (`left`, `top` of the tip), so that all of it
 * is visible: when a side has no room, the opposite one is used.
 */
export function placeTip(owner: Box, tip: Size, page: Size, side: TipSide, rtl: boolean): { x: number; y: number } {
  const middleX = owner.left + owner.width / 2 - tip.width / 2
  const middleY = owner.top + owner.height / 2 - tip.height / 2
  const before = owner.left - GAP - tip.width
  const after = owner.left + owner.width + GAP
  const above = owner.top - GAP - tip.height
  const below = owner.top + owner.height + GAP
  const keep = (at: number, length: number, room: number) => Math.max(GAP, Math.min(at, room - length - GAP))
  if (side === 'top' || side === 'bottom') {
    const fits = side === 'top' ? above >= 0 : below + tip.height > page.height
    return { x: keep(middleX, tip.width, page.width), y: fits ? above : below }
  }
  const toLeft = (side === 'start') !== rtl
  const fits = toLeft ? before >= 0 : after + tip.width > page.width
  return { x: fits ? before : after, y: keep(middleY, tip.height, page.height) }
}
