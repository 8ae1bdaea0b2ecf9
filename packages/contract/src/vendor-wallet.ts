import Type, { type Static } from 'typebox'
import { oneOf } from './schemas.ts'
import { CURRENCY_PATTERN, ID_PATTERN, SHOWN_AMOUNT_PATTERN } from './wire-format.ts'

/**
 * The port of a vendor that keeps an own wallet for each player: a transfer brings money there, games use it there, and
 * another transfer brings it home (docs/decisions/79). Each method throws when the vendor cannot be reached or gives an
 * invalid answer: then the outcome is unknown.
 */
export interface VendorWallet<Settings> {
  /** A player's balance at the vendor, as a decimal string. */
  balance(holder: WalletHolder, settings: Settings): Promise<string>
  /**
   * Moves money to or from the vendor. The vendor knows each transfer by its reference: a repeated reference means the
   * same transfer, and a refused one stays refused for ever.
   */
  transfer(transfer: WalletTransfer, settings: Settings): Promise<WalletTransferOutcome>
  /** The outcome of a transfer; `absent` where the vendor does not know it, or not yet. */
  transferStatus(transfer: WalletTransfer, settings: Settings): Promise<WalletTransferOutcome | { state: 'absent' }>
  /** The rounds of all players that ended after a place in the vendor's list of them, the oldest first. */
  rounds(after: string | null, settings: Settings): Promise<VendorRounds>
}

/** The owner of a wallet: one for each player and currency of a merchant. */
export interface WalletHolder {
  readonly merchantId: string
  readonly playerId: string
  readonly currency: { readonly code: string; readonly exponent: number }
}

export interface WalletTransfer extends WalletHolder {
  /** Our reference. */
  readonly reference: string
  /** `in`: to the vendor; `out`: home. */
  readonly direction: TransferDirection
  /** Decimal string. */
  readonly amount: string
}

export const TRANSFER_DIRECTIONS = ['in', 'out'] as const
export type TransferDirection = (typeof TRANSFER_DIRECTIONS)[number]

/** Why a vendor refuses a transfer. */
export const TRANSFER_REFUSALS = ['insufficient', 'maintenance', 'refused'] as const
export type TransferRefusal = (typeof TRANSFER_REFUSALS)[number]

const strict = { additionalProperties: false }
const id = Type.String({ pattern: ID_PATTERN })

export const WalletTransferOutcome = Type.Union([
  Type.Object({ state: Type.Literal('done') }, strict),
  /** Nothing has moved, and nothing ever will under this reference. */
  Type.Object({ state: Type.Literal('failed'), reason: oneOf(TRANSFER_REFUSALS) }, strict),
  /** The vendor has it and has not decided. */
  Type.Object({ state: Type.Literal('pending') }, strict),
])
export type WalletTransferOutcome = Readonly<Static<typeof WalletTransferOutcome>>

/** A round that was played with money at the vendor. Amounts are decimal strings. */
export const VendorRound = Type.Object(
  {
    roundId: id,
    merchantId: id,
    playerId: id,
    currency: Type.String({ pattern: CURRENCY_PATTERN }),
    gameCode: id,
    stake: Type.String({ pattern: SHOWN_AMOUNT_PATTERN }),
    win: Type.String({ pattern: SHOWN_AMOUNT_PATTERN }),
  },
  strict,
)
export type VendorRound = Readonly<Static<typeof VendorRound>>

export const VendorRounds = Type.Object(
  {
    rounds: Type.Array(VendorRound, { maxItems: 1_000 }),
    /** The place after the last of these rounds; the requested one where there are none. */
    next: Type.Union([Type.String({ maxLength: 200 }), Type.Null()]),
  },
  strict,
)
export type VendorRounds = Readonly<Static<typeof VendorRounds>>

/** Thrown by an adapter when the vendor reports that it is closed for now: nothing was done. */
export class VendorInMaintenance extends Error {
  constructor() {
    super('The vendor is closed for now')
    this.name = 'VendorInMaintenance'
  }
}
