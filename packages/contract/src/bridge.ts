import { ID_PATTERN, SHOWN_AMOUNT_PATTERN } from './wire-format.ts'

/**
 * Messages between a game in its frame and the page around it. The page accepts a message only when it comes from the
 * frame's own window and from the launch's origin, and only when it parses; it answers with an explicit target origin.
 * Source: research on game bridges (Nolimit's loader events, Hub88's SDK).
 */
export const BRIDGE_SOURCE = 'livery-game'
export const BRIDGE_VERSION = 1

export const GAME_EVENTS = [
  'ready',
  'busy',
  'idle',
  'balance',
  'exit',
  'deposit',
  'login',
  'error',
  'roundEnd',
] as const
export type GameEventKind = (typeof GAME_EVENTS)[number]

export type GameEvent =
  | { readonly kind: 'ready' | 'busy' | 'idle' | 'exit' | 'deposit' | 'login' }
  | { readonly kind: 'balance'; readonly balance: string }
  | { readonly kind: 'roundEnd'; readonly roundId: string; readonly win: string }
  | { readonly kind: 'error'; readonly code: string }

export const PAGE_COMMANDS = ['pause', 'resume', 'refreshBalance', 'mute', 'unmute'] as const
export type PageCommand = (typeof PAGE_COMMANDS)[number]

/** The envelope a game posts to the page. */
export function gameMessage(event: GameEvent): Readonly<Record<string, unknown>> {
  return { source: BRIDGE_SOURCE, version: BRIDGE_VERSION, ...event }
}

/** The envelope the page posts to a game. */
export function pageMessage(command: PageCommand): Readonly<Record<string, unknown>> {
  return { source: 'livery-page', version: BRIDGE_VERSION, command }
}

const AMOUNT = new RegExp(SHOWN_AMOUNT_PATTERN)
const ID = new RegExp(ID_PATTERN)

/** Reads a message from a game; null for anything that is not exactly one of ours. Never throws. */
export function readGameMessage(data: unknown): GameEvent | null {
  if (typeof data !== 'object' || data === null) return null
  const message = data as Record<string, unknown>
  if (message.source !== BRIDGE_SOURCE || message.version !== BRIDGE_VERSION) return null
  switch (message.kind) {
    case 'ready':
    case 'busy':
    case 'idle':
    case 'exit':
    case 'deposit':
    case 'login':
      return { kind: message.kind }
    case 'balance':
      return matches(message.balance, AMOUNT) ? { kind: 'balance', balance: message.balance } : null
    case 'roundEnd':
      return matches(message.roundId, ID) && matches(message.win, AMOUNT)
        ? { kind: 'roundEnd', roundId: message.roundId, win: message.win }
        : null
    case 'error':
      return matches(message.code, ID) ? { kind: 'error', code: message.code } : null
    default:
      return null
  }
}

/** Reads a command from the page; null for anything else. */
export function readPageMessage(data: unknown): PageCommand | null {
  if (typeof data !== 'object' || data === null) return null
  const message = data as Record<string, unknown>
  if (message.source !== 'livery-page' || message.version !== BRIDGE_VERSION) return null
  return PAGE_COMMANDS.find((command) => command === message.command) ?? null
}

function matches(value: unknown, pattern: RegExp): value is string {
  return typeof value === 'string' && pattern.test(value)
}
