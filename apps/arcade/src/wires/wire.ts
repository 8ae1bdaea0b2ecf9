import type { WalletAnswer, WalletOperation } from '@livery/contract/vendor'

/** One HTTP call as it goes out. */
export interface WireCall {
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

/** A launch as it came in: null where its signature does not hold. */
export interface WireLaunch {
  /** In the arcade's own terms, still to be checked. */
  readonly launch: unknown
}

/**
 * How the arcade speaks with an operator: vendors' protocols differ in the trade, and each of the operator's adapters has
 * its peer here. Written from the protocol, not from the adapter.
 */
export interface Wire {
  readonly id: string
  /** Where operators ask for a launch. */
  readonly launchPath: string
  /** Reads a launch request; null where the signature does not hold. */
  readLaunch(
    secret: string,
    raw: Buffer,
    headers: Readonly<Record<string, string | undefined>>,
    nowMs: number,
  ): WireLaunch | null
  /** Answers a launch: its address, or why not. */
  launchAnswer(answer: { readonly url: string } | { readonly code: string; readonly status: number }): {
    readonly status: number
    readonly body: unknown
  }
  walletCall(secret: string, walletUrl: string, operation: WalletOperation, nowMs: number): WireCall
  /** Reads the wallet's answer; null where it is not one. */
  readAnswer(answer: unknown): WalletAnswer | null
}

/** An object's fields, where a value is one. */
export function fieldsOf(value: unknown): Readonly<Record<string, unknown>> | null {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Record<string, unknown>)
    : null
}

/** Parses JSON; null where it is none. */
export function json(raw: Buffer): unknown {
  try {
    return JSON.parse(raw.toString('utf8'))
  } catch {
    return null
  }
}
