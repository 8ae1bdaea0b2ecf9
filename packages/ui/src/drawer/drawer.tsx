import { Dialog, type DialogProps } from '../dialog/dialog.tsx'
import type { DrawerSide } from '../dialog/sides.ts'

export type DrawerProps = Omit<DialogProps, 'size' | 'side' | 'role'> & {
  /** The edge it comes from, by reading direction. */
  side?: DrawerSide | undefined
}

/** A dialog that slides in from an edge: the side menu of phones, a filter. */
export function Drawer({ side = 'start', ...dialog }: DrawerProps) {
  return <Dialog {...dialog} side={side} />
}
