import { type ReactNode, useState } from 'react'
import { allThere } from './all-there.ts'

/** Part of a mounted page, like a pop-up: only its content is mounted and unmounted. */
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
