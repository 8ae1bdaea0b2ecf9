import { type ReactNode, useState } from 'react'
import { allThere } from './all-there.ts'

/** Stands in a page that is up already, as a pop-up does: only what it shows is put up and taken away. */
export function Toggled({ form }: { readonly form: () => ReactNode }) {
  const [isUp, setUp] = useState(false)
  window.form = {
    mount() {
      setUp(true)
      return allThere()
    },
    unmount: () => setUp(false),
  }
  return isUp ? form() : null
}
