import type { WalletAnswer, WalletOperation } from '@livery/contract/vendor'

/** An outgoing HTTP call. */
export interface WireCall {
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

/** An incoming launch: null when its signature is invalid. */
export interface WireLaunch {
  /** In the arcade's own terms, still unchecked. */
  readonly launch: unknown
}

/** An operator's request for a launch. */
export interface LaunchWire {
  readonly id: 'own' | 'form' | 'rpc' | 'purse'
  /** The address for launch requests. */
  readonly launchPath: string
  /** Reads a launch request; null when the signature is invalid. */
  readLaunch(
    secret: string,
    raw: Buffer,
    headers: Readonly<Record<string, string | undefined>>,
    nowMs: number,
  ): WireLaunch | null
  /** Answers a launch: its address, or the reason for a refusal. */
  launchAnswer(answer: { readonly url: string } | { readonly code: string; readonly status: number }): {
    readonly status: number
    readonly body: unknown
  }
}

/**
 * The arcade's communication with an operator whose wallet it uses. Vendors' protocols differ, and each of the
 * gateway's adapters has its counterpart here. It is written from the protocol and not from the adapter.
 */
export interface Wire extends LaunchWire {
  readonly id: 'own' | 'form' | 'rpc'
  /** The address and the signature for requests about tables; absent where the protocol has no such call. */
  readonly tables?: {
    readonly path: string
    /** Reads a request, still unchecked; null when the signature is invalid. */
    read(
      secret: string,
      raw: Buffer,
      headers: Readonly<Record<string, string | undefined>>,
      nowMs: number,
    ): { readonly request: unknown } | null
  }
  /**
   * The address and the signature for requests about draws and jackpots; absent where the protocol has no such call.
   */
  readonly prizes?: Wire['tables']
  /**
   * The address and the signature for requests about matches and for bets; absent where the protocol has no such calls.
   */
  readonly feed?: {
    readonly paths: Readonly<Record<'fixtures' | 'bet' | 'bets', string>>
    /** Reads a request, still unchecked; null when the signature is invalid. */
    read(
      secret: string,
      raw: Buffer,
      headers: Readonly<Record<string, string | undefined>>,
      nowMs: number,
    ): { readonly request: unknown } | null
  }
  /** The address and the signature for orders of free rounds; absent where the protocol has no such call. */
  readonly freeRounds?: Wire['tables']
  walletCall(secret: string, walletUrl: string, operation: WalletOperation, nowMs: number): WireCall
  /** Reads the wallet's answer; null for an invalid one. */
  readAnswer(answer: unknown): WalletAnswer | null
}

/** The fields of a value if it is an object. */
export function fieldsOf(value: unknown): Readonly<Record<string, unknown>> | null {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Record<string, unknown>)
    : null
}

/** Parses JSON; null when it is invalid. */
export function json(raw: Buffer): unknown {
  try {
    return JSON.parse(raw.toString('utf8'))
  } catch {
    return null
  }
}
