import { DirectionProvider } from '@base-ui/react/direction-provider'
import type { ReactNode } from 'react'
import { useDirection } from './use-direction.ts'

/** Tells Base UI's keyboard and positioning the page's direction, so that no app needs to. */
export function PageDirection({ children }: { children: ReactNode }) {
  return <DirectionProvider direction={useDirection()}>{children}</DirectionProvider>
}
