import { useRef } from 'react'

/** The key of a press: the same for as long as the same is sent without success, so that it is done once. */
export function usePressKey(): { keyOf(content: string): string; done(): void } {
  const press = useRef<{ readonly content: string; readonly key: string } | null>(null)
  return {
    keyOf(content) {
      if (press.current?.content !== content) press.current = { content, key: crypto.randomUUID() }
      return press.current.key
    },
    done() {
      press.current = null
    },
  }
}
