import { useRef } from 'react'

/**
 * The key of a press. It stays the same while the same content is sent without success, so that the gateway acts once.
 */
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
