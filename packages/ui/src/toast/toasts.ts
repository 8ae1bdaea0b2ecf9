import type { ReactNode } from 'react'
import type { ToastTone } from './tones.ts'

export type ToastMessage = {
  /** A second toast of the same id replaces the first. */
  readonly id?: string
  readonly tone?: ToastTone
  readonly title: string
  readonly text?: ReactNode
  /** How long it is shown; 0 until it is dismissed. */
  readonly timeoutMs?: number
  readonly action?: { readonly label: string; readonly onPress: () => void }
}

type Listener = (message: ToastMessage) => void

/** Closes the toasts that would disappear by themselves, errors excepted. */
type Withdraw = () => void

const waiting: ToastMessage[] = []
let listener: Listener | undefined
let withdraw: Withdraw | undefined
let wake: (() => void) | undefined

/** Shows a short message. It may be called from anywhere in the browser, also before the toast region has loaded. */
export function toast(message: ToastMessage): void {
  if (listener) {
    listener(message)
  } else {
    waiting.push(message)
    wake?.()
  }
}

/**
 * Takes back what only accompanied a moment that is over, such as a greeting when a game opens, whose controls it would
 * cover.
 */
export function dismissTimedToasts(): void {
  const errors = waiting.filter(({ tone }) => tone === 'error')
  waiting.splice(0, waiting.length, ...errors)
  withdraw?.()
}

/** Connects the region: first it gets the waiting toasts, then new ones. Returns a function that disconnects it. */
export function takeToasts(take: Listener, dismissTimed: Withdraw): () => void {
  listener = take
  withdraw = dismissTimed
  for (const message of waiting.splice(0)) take(message)
  return () => {
    if (listener !== take) return
    listener = undefined
    withdraw = undefined
  }
}

/** Called once, at the first toast (at once if one is waiting). Returns a function that unsubscribes. */
export function onFirstToast(first: () => void): () => void {
  if (waiting.length > 0) first()
  wake = first
  return () => {
    if (wake === first) wake = undefined
  }
}

export type ToasterProps = {
  /** The name of the region for screen readers: "Notices". */
  label: string
  dismissLabel: string
}
