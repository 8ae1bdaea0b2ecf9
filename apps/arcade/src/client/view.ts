import type { GameState, RoundAnswer } from '../protocol.ts'
import type { Amounts } from './amounts.ts'
import type { Celebration } from './celebration.ts'
import type { Coins } from './coins.ts'
import type { Hud, PlayAct } from './hud.ts'
import type { Overlays } from './overlays.ts'
import type { Sound } from './sound.ts'

/** What every kind of game finds around it on its page. */
export interface Shell {
  readonly state: GameState
  readonly amounts: Amounts
  readonly hud: Hud
  readonly overlays: Overlays
  readonly coins: Coins
  readonly sound: Sound
  readonly celebration: Celebration
  readonly reducedMotion: () => boolean
  /** The stake chosen now, in minor units. */
  stake(): bigint
  /** Plays, as the main button does. */
  press(): void
  /** What is staked on has changed: its cost is shown anew. */
  betChanged(): void
}

/** One kind of game on its page: what stands on the stage, what is staked on, and how a round is shown. */
export interface GameView {
  /** Fills the stage. */
  readonly place: HTMLElement
  /** What is staked on now; null where nothing is. */
  bet(): unknown
  /** How many stakes it costs. */
  units(): number
  /** A round was asked for: what moves until its answer comes. */
  start(): void
  /** Shows a round. Resolves when all of it has been seen. */
  show(answer: RoundAnswer, stake: bigint): Promise<void>
  /** The round did not take place: everything as before it. */
  cancel(): Promise<void>
  /** Ends what is being shown, where it can be hurried. */
  skip(): void
  /** Whether the player may change what is staked on. */
  enable(may: boolean): void
  /** The stake or the place's size has changed. */
  refresh(): void
  /** The kind's part of the sheet with odds and rules. */
  about(stake: bigint): readonly Node[]
}

/** A kind of game as its entry gives it to the page. */
export interface GamePage {
  readonly play: PlayAct
  /** Loads its pictures; `progress` hears the share done, 0–1. */
  load(progress: (share: number) => void): Promise<void>
  view(shell: Shell): GameView
}
