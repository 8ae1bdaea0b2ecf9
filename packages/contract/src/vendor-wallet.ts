import Type, { type Static } from 'typebox'
import { oneOf } from './schemas.ts'
import { CURRENCY_PATTERN, ID_PATTERN, SHOWN_AMOUNT_PATTERN } from './wire-format.ts'

/**
 * The port of a vendor that keeps a wallet of its own for each player: money is there after a transfer, is played with
 * there, and comes home by another transfer (docs/decisions/79). Each method throws when the vendor cannot be reached or
 * answers something else: then nobody knows what became of it.
 */
export interface VendorWallet<Settings> {
  /** What a player has at the vendor, as a decimal string. */
  balance(holder: WalletHolder, settings: Settings): Promise<string>
  /**
   * Moves money to or from the vendor. The vendor knows each transfer by its reference: the same one again is the same
   * transfer, and what it refused once it refuses for ever.
   */
  transfer(transfer: WalletTransfer, settings: Settings): Promise<WalletTransferOutcome>
  /** What became of a transfer; `absent` where the vendor has never heard of it, or not yet. */
  transferStatus(transfer: WalletTransfer, settings: Settings): Promise<WalletTransferOutcome | { state: 'absent' }>
  /** The rounds of all players that ended after a place in the vendor's list of them, the oldest first. */
  rounds(after: string | null, settings: Settings): Promise<VendorRounds>
}

/** Whose wallet it is: one for each player and currency of a merchant. */
export interface WalletHolder {
  readonly merchantId: string
  readonly playerId: string
  readonly currency: { readonly code: string; readonly exponent: number }
}

export interface WalletTransfer extends WalletHolder {
  /** Ours. */
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
  /** Nothing has moved, and under this reference nothing ever will. */
  Type.Object({ state: Type.Literal('failed'), reason: oneOf(TRANSFER_REFUSALS) }, strict),
  /** The vendor has it and has not decided. */
  Type.Object({ state: Type.Literal('pending') }, strict),
])
export type WalletTransferOutcome = Readonly<Static<typeof WalletTransferOutcome>>

/** A round that was played with the money at the vendor. Amounts are decimal strings. */
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
    /** The place after the last of them; the one that was asked about where there are none. */
    next: Type.Union([Type.String({ maxLength: 200 }), Type.Null()]),
  },
  strict,
)
export type VendorRounds = Readonly<Static<typeof VendorRounds>>

/** Thrown by an adapter where the vendor says that it is closed for now: nothing was done. */
export class VendorInMaintenance extends Error {
  constructor() {
    super('The vendor is closed for now')
    this.name = 'VendorInMaintenance'
  }
}
