import { FRAME } from '../art/frame-size.ts'
import { toMinor } from '../money.ts'
import type { GameErrorCode, GameState, SpinAnswer } from '../protocol.ts'
import type { Amounts } from './amounts.ts'
import { CallFault, getBalance, refill, spin } from './api.ts'
import { boot } from './boot.ts'
import { onCommand, tell } from './bridge.ts'
import { tellError } from './dialogs.ts'
import type { Hud } from './hud.ts'
import type { Overlays } from './overlays.ts'
import { openPayTable } from './pay-table.ts'
import type { Presenter } from './presenter.ts'
import { signName } from './sign-name.ts'
import type { Sound } from './sound.ts'
import type { Sprites } from './sprites.ts'
import type { Stage } from './stage.ts'
import { t } from './text.ts'

/** The shortest time from press to the first reel's stop. */
const SHORTEST_TURN_MS = 550
/** The reels' stops after the first one, about. */
const STOPS_MS = 1_400
const PENDING_CHECK_MS = 3_000
/** On top of the time a jurisdiction demands, so that the server's clock agrees. */
const MARGIN_MS = 120

export interface GameParts {
  readonly state: GameState
  readonly amounts: Amounts
  readonly hud: Hud
  readonly stage: Stage
  readonly overlays: Overlays
  readonly presenter: Presenter
  readonly sound: Sound
  readonly sprites: Sprites
}

/** The course of the game: one round after the other, the stake, the balance, and the page around it. */
export class Game {
  readonly #parts: GameParts
  readonly #stakes: readonly bigint[]
  #stakeAt: number
  #balance: bigint
  #last: SpinAnswer | null
  #busy = false
  #paused = false
  #lastStart = Number.NEGATIVE_INFINITY

  constructor(parts: GameParts) {
    this.#parts = parts
    const minor = (amount: string) => toMinor(amount, parts.amounts.exponent)
    this.#stakes = parts.state.stakes.map(minor)
    this.#stakeAt = Math.max(0, parts.state.stakes.indexOf(parts.state.stake))
    this.#balance = minor(parts.state.balance)
    this.#last = parts.state.last
    this.#showStake()
    this.#showBalance(this.#balance)
    parts.hud.win(parts.amounts.full(0n), false)
    parts.hud.message(t('idle'))
    parts.hud.enable(true)
    this.#describeReels()
    if (parts.state.pending > 0) this.#watchPending()
    onCommand((command) => {
      if (command === 'pause' || command === 'resume') this.#pause(command === 'pause')
      else if (command === 'refreshBalance') void this.#refresh()
      else parts.sound.hold(command === 'mute')
    })
  }

  get stake(): bigint {
    return this.#stakes[this.#stakeAt] as bigint
  }

  /** The spin button and the space key: play, or end what is being shown. */
  press(): void {
    if (this.#busy) this.#parts.presenter.skip()
    else if (!this.#paused) void this.#play()
  }

  changeStake(step: 1 | -1): void {
    const next = this.#stakeAt + step
    if (this.#busy || next < 0 || next >= this.#stakes.length) return
    this.#parts.sound.click()
    this.#stakeAt = next
    this.#showStake()
    this.#parts.hud.say(`${t('stake')} ${this.#parts.amounts.full(this.stake)}`)
  }

  openInfo(): void {
    const { state, amounts, sprites } = this.#parts
    openPayTable(state, this.stake, amounts, this.#last, sprites)
  }

  async #play(): Promise<void> {
    const { state, amounts, hud, stage, presenter, sound } = this.#parts
    const stake = this.stake
    if (this.#balance < stake) return this.#fail('NOT_ENOUGH_BALANCE')
    this.#busy = true
    tell({ kind: 'busy' })
    hud.enable(false, true)
    hud.message(t('idle'))
    hud.win(amounts.full(0n), false)
    this.#showBalance(this.#balance - stake)
    presenter.clear()
    sound.spin()
    const demanded = state.minimumSpinMs === 0 ? 0 : state.minimumSpinMs + MARGIN_MS
    const wait = this.#lastStart + demanded - performance.now()
    if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait))
    const started = performance.now()
    this.#lastStart = started
    stage.start()
    try {
      const answer = await spin(state.stakes[this.#stakeAt] as string)
      const earliest = started + Math.max(SHORTEST_TURN_MS, demanded - STOPS_MS)
      await stage.stop(answer.paid.grid, earliest)
      this.#last = answer
      this.#describeReels()
      this.#showBalance(this.#minor(answer.balanceBefore))
      await presenter.present(answer, stake)
      this.#settled(answer)
    } catch (fault) {
      const code = fault instanceof CallFault ? fault.code : 'GAME_UNAVAILABLE'
      await stage.stop(this.#last?.paid.grid ?? this.#resting(), performance.now(), false)
      presenter.clear()
      this.#showBalance(this.#balance)
      await this.#fail(code)
    } finally {
      this.#busy = false
      hud.enable(!this.#paused)
      tell({ kind: 'idle' })
    }
  }

  #settled(answer: SpinAnswer): void {
    const { amounts, hud } = this.#parts
    this.#balance = this.#minor(answer.balance)
    this.#showBalance(this.#balance)
    const win = this.#minor(answer.win)
    const result = win > 0n ? t('result.win', { amount: amounts.full(win) }) : t('result.none')
    hud.say(t('announce', { result, balance: amounts.full(this.#balance) }))
    tell({ kind: 'balance', balance: answer.balance })
    tell({ kind: 'roundEnd', roundId: answer.roundId, win: answer.win })
    if (answer.pending > 0) this.#watchPending()
  }

  /** Tells of an error, and does what the player chooses. */
  async #fail(code: GameErrorCode): Promise<void> {
    tell({ kind: 'error', code })
    this.#parts.hud.message('')
    const choice = await tellError(code, boot.mode === 'demo')
    this.#parts.hud.focusSpin()
    this.#parts.hud.message(t('idle'))
    if (choice === 'exit' || choice === 'deposit') tell({ kind: choice })
    else if (choice === 'refill') await this.#take(refill)
    else if (code !== 'NOT_ENOUGH_BALANCE') await this.#refresh()
  }

  async #refresh(): Promise<void> {
    if (!this.#busy) await this.#take(getBalance)
  }

  async #take(ask: typeof getBalance): Promise<void> {
    try {
      const answer = await ask()
      this.#balance = this.#minor(answer.balance)
      this.#showBalance(this.#balance)
      tell({ kind: 'balance', balance: answer.balance })
    } catch {
      // The balance stays as it was last known; the next round asks again.
    }
  }

  /** A credited win is shown as soon as the wallet has taken it. */
  #watchPending(): void {
    this.#parts.hud.message(t('pending'))
    const check = async () => {
      const answer = await getBalance().catch(() => null)
      if (answer?.pending !== 0) return void setTimeout(check, PENDING_CHECK_MS)
      if (!this.#busy) await this.#refresh()
      this.#parts.hud.message(t('idle'))
    }
    setTimeout(check, PENDING_CHECK_MS)
  }

  #pause(paused: boolean): void {
    this.#paused = paused
    this.#parts.hud.message(t(paused ? 'paused' : 'idle'))
    if (!this.#busy) this.#parts.hud.enable(!paused)
  }

  #minor(amount: string): bigint {
    return toMinor(amount, this.#parts.amounts.exponent)
  }

  #showBalance(balance: bigint): void {
    this.#parts.hud.balance(this.#parts.amounts.full(balance))
  }

  #showStake(): void {
    const { hud, amounts } = this.#parts
    hud.stake(amounts.full(this.stake), this.#stakeAt === 0, this.#stakeAt === this.#stakes.length - 1)
  }

  #resting(): readonly string[] {
    return restingGrid(this.#parts.state)
  }

  #describeReels(): void {
    const grid = this.#last?.paid.grid ?? this.#resting()
    const rows = Array.from({ length: this.#parts.state.profile.rows }, (_, row) =>
      grid.map((column) => signName(column[row] as string)).join(' '),
    )
    this.#parts.hud.reels.setAttribute('aria-label', t('reels', { rows: rows.join('; ') }))
  }
}

/** What the reels show before the first round: the best pictures, inviting. */
export function restingGrid(state: GameState): readonly string[] {
  const columns = ['BCK', 'AWD', 'SBQ', 'EWC', 'JDB']
  return columns.map((column) => (state.profile.rows === 4 ? `${column}A` : column))
}

/** The machine's size for the room it has: as large as fits, with tall cells where the room is tall. */
export function machineSize(
  room: { width: number; height: number },
  rows: number,
  tall: boolean,
): { width: number; height: number; border: number } {
  const across = FRAME.cell * 5 + FRAME.border * 2
  const down = (tall ? FRAME.tallCell : FRAME.cell) * rows + FRAME.border * 2
  const scale = Math.min(room.width / across, room.height / down)
  return { width: across * scale, height: down * scale, border: FRAME.border * scale }
}
