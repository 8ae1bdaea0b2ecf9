import { useLayoutEffect, useRef, useState } from 'react'
import { asciiDigits } from '../ascii-digits.ts'

const digitsIn = (text: string) => asciiDigits(text).replace(/\D/g, '').length

/**
 * Keeps the caret of a formatted number behind the digit that it stood behind. A browser puts it at the end of a value
 * that the script sets, so that the next digit would go to the wrong place.
 */
export function useCaret() {
  const next = useRef<{ readonly input: HTMLInputElement; readonly digits: number }>(null)
  const [, render] = useState(0)
  useLayoutEffect(() => {
    if (!next.current) return
    const { input, digits } = next.current
    next.current = null
    if (input.ownerDocument.activeElement === input) input.setSelectionRange(...placeAfter(input.value, digits))
  })
  return {
    /** How many digits stand before the caret. */
    digitsBefore: (input: HTMLInputElement) => digitsIn(input.value.slice(0, input.selectionStart ?? undefined)),
    /** Puts the caret behind so many digits once the value is shown, also where the value stays as it was. */
    put(input: HTMLInputElement, digits: number) {
      next.current = { input, digits }
      render((count) => count + 1)
    },
  }
}

function placeAfter(text: string, digits: number): [number, number] {
  let place = 0
  for (let left = digits; left > 0 && place < text.length; place += 1) left -= digitsIn(text[place] ?? '')
  return [place, place]
}
