import type { GameState, RoundAnswer } from '../protocol.ts'
import type { Amounts } from './amounts.ts'
import type { Celebration } from './celebration.ts'
import type { Coins } from './coins.ts'
import type { Hud, PlayAct } from './hud.ts'
import type { Overlays } from './overlays.ts'
import type { Sound } from './sound.ts'

/** The page's services for every kind of game. */
export interface Shell {
  readonly state: GameState
  readonly amounts: Amounts
  readonly hud: Hud
  readonly overlays: Overlays
  readonly coins: Coins
  readonly sound: Sound
  readonly celebration: Celebration
  readonly reducedMotion: () => boolean
  /** The present stake, in minor units. */
  stake(): bigint
  /** Plays, like the main button. */
  press(): void
  /** Reports that the bet has changed, so that its cost is updated. */
  betChanged(): void
}

/** One kind of game on its page: the content of the stage, the bet, and the display of a round. */
export interface GameView {
  /** Fills the stage. */
  readonly place: HTMLElement
  /** The current bet; null when there is none. */
  bet(): unknown
  /** The cost of the bet in stakes. */
  units(): number
  /** A round was requested: animates until its answer arrives. */
  start(): void
  /** Shows a round. Resolves when everything has been shown. */
  show(answer: RoundAnswer, stake: bigint): Promise<void>
  /** Only for games with decisions: lets the player choose one of the offered ones. */
  choose?(answer: RoundAnswer): Promise<string>
  /** The round did not take place: restores the state before it. */
  cancel(): Promise<void>
  /** Skips the present animation, if that is possible. */
  skip(): void
  /** Whether the player may change the bet. */
  enable(may: boolean): void
  /** The stake or the size of the stage has changed. */
  refresh(): void
  /** This kind's part of the panel with odds and rules. */
  about(stake: bigint): readonly Node[]
}

/** A kind of game as its entry file passes it to the page. */
export interface GamePage {
  readonly play: PlayAct
  /** Loads its pictures; `progress` receives the share done, 0–1. */
  load(progress: (share: number) => void): Promise<void>
  view(shell: Shell): GameView
}
