import type { ReactNode } from 'react'
import type { ToastTone } from './tones.ts'

export type ToastMessage = {
  /** A second toast of the same id replaces the first. */
  readonly id?: string
  readonly tone?: ToastTone
  readonly title: string
  readonly text?: ReactNode
  /** How long it stays; 0 until it is dismissed. */
  readonly timeoutMs?: number
  readonly action?: { readonly label: string; readonly onPress: () => void }
}

type Listener = (message: ToastMessage) => void

const waiting: ToastMessage[] = []
let listener: Listener | undefined
let wake: (() => void) | undefined

/** Says something in passing. May be called from anywhere in the browser, also before the region for toasts is there. */
export function toast(message: ToastMessage): void {
  if (listener) {
    listener(message)
  } else {
    waiting.push(message)
    wake?.()
  }
}

/** The region takes over: first what has waited, then what comes. Returns how to let go. */
export function takeToasts(take: Listener): () => void {
  listener = take
  for (const message of waiting.splice(0)) take(message)
  return () => {
    if (listener === take) listener = undefined
  }
}

/** Called once, at the first toast (at once, when one waits already). Returns how to let go. */
export function onFirstToast(first: () => void): () => void {
  if (waiting.length > 0) first()
  wake = first
  return () => {
    if (wake === first) wake = undefined
  }
}

export type ToasterProps = {
  /** Names the region for those who listen: "Notices". */
  label: string
  dismissLabel: string
}
