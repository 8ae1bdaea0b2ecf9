import { toDecimal, toMinor } from '../money.ts'
import type { FreeRound, GameErrorCode, RoundAnswer } from '../protocol.ts'
import { CallFault, decide, getBalance, playRound, refill } from './api.ts'
import { boot } from './boot.ts'
import { onCommand, tell } from './bridge.ts'
import { type Choice, tellError } from './dialogs.ts'
import { openInfo } from './info.ts'
import { t } from './text.ts'
import type { GameView, Shell } from './view.ts'

const PENDING_CHECK_MS = 3_000
/** Added to the minimum time of a jurisdiction, so that the server's clock agrees. */
const MARGIN_MS = 120

/** The course of a game: one round after another, the stake, the balance, and the page around it. */
export class Game {
  readonly #shell: Shell
  readonly #view: GameView
  readonly #stakes: readonly bigint[]
  #stakeAt: number
  #balance: bigint
  #last: RoundAnswer | null
  /** The next round, if it is a free one. */
  #free: FreeRound | null
  #busy = false
  #paused = false
  #lastStart = Number.NEGATIVE_INFINITY

  constructor(shell: Shell, view: GameView) {
    this.#shell = shell
    this.#view = view
    const { state, hud } = shell
    this.#stakes = state.stakes.map((stake) => this.#minor(stake))
    this.#stakeAt = Math.max(0, state.stakes.indexOf(state.stake))
    this.#balance = this.#minor(state.balance)
    this.#last = state.last
    this.#free = state.free
    this.#showBalance(this.#balance)
    hud.win(shell.amounts.full(0n), false)
    hud.message(t('idle'))
    this.#enable(true)
    this.showBet()
    if (state.pending > 0) this.#watchPending()
    if (state.last?.open) void this.#resume(state.last)
    onCommand((command) => {
      if (command === 'pause' || command === 'resume') this.#pause(command === 'pause')
      else if (command === 'refreshBalance') void this.#refresh()
      else shell.sound.hold(command === 'mute')
    })
  }

  get stake(): bigint {
    if (this.#free) return this.#minor(this.#free.stake)
    return this.#stakes[this.#stakeAt] as bigint
  }

  /** The main button and the space key: play, or skip the present animation. */
  press(): void {
    if (this.#busy) this.#view.skip()
    else if (!this.#paused) void this.#play()
  }

  changeStake(step: 1 | -1): void {
    const next = this.#stakeAt + step
    if (this.#busy || this.#free || next < 0 || next >= this.#stakes.length) return
    const { sound, hud, amounts } = this.#shell
    sound.click()
    this.#stakeAt = next
    this.showBet()
    this.#view.refresh()
    hud.say(`${t('stake')} ${amounts.full(this.stake)}`)
  }

  openInfo(): void {
    openInfo(this.#shell.state, this.#view.about(this.stake), this.#last)
  }

  /** Shows the stake, and the cost of the whole bet where that is higher. */
  showBet(): void {
    const { hud, amounts } = this.#shell
    const units = this.#view.units()
    const free = this.#free
    hud.free(free && t('gift.progress', { at: free.at, of: free.of }))
    hud.stake(
      amounts.full(this.stake),
      units > 1 ? amounts.full(this.stake * BigInt(units)) : null,
      free !== null || this.#stakeAt === 0,
      free !== null || this.#stakeAt === this.#stakes.length - 1,
    )
  }

  async #play(): Promise<void> {
    const { state, amounts, hud, celebration } = this.#shell
    const view = this.#view
    const bet = view.bet()
    if (bet === null) return hud.message(t('bet.none'))
    const { stake } = this
    const free = this.#free
    const cost = free ? 0n : stake * BigInt(view.units())
    if (this.#balance < cost) return this.#fail('NOT_ENOUGH_BALANCE')
    this.#busy = true
    tell({ kind: 'busy' })
    this.#enable(false, true)
    hud.message('')
    hud.win(amounts.full(0n), false)
    this.#showBalance(this.#balance - cost)
    celebration.clear()
    const demanded = state.minimumSpinMs === 0 ? 0 : state.minimumSpinMs + MARGIN_MS
    const wait = this.#lastStart + demanded - performance.now()
    if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait))
    this.#lastStart = performance.now()
    view.start()
    try {
      const answer = await playRound(free?.stake ?? (state.stakes[this.#stakeAt] as string), bet, free?.order)
      await this.#show(answer, stake)
      const last = await this.#decided(answer)
      await this.#showJackpot(last)
      this.#settled(last)
      if (free) this.#showFree(last.free ?? null)
    } catch (fault) {
      const code = fault instanceof CallFault ? fault.code : 'GAME_UNAVAILABLE'
      await view.cancel()
      this.#showBalance(this.#balance)
      await this.#fail(code)
    } finally {
      this.#busy = false
      this.#enable(!this.#paused)
      tell({ kind: 'idle' })
    }
  }

  /** Continues a round that was open when the page was left. */
  async #resume(answer: RoundAnswer): Promise<void> {
    this.#busy = true
    tell({ kind: 'busy' })
    this.#enable(false)
    this.#shell.hud.message('')
    try {
      this.#settled(await this.#decided(answer))
    } catch (fault) {
      await this.#fail(fault instanceof CallFault ? fault.code : 'GAME_UNAVAILABLE')
    } finally {
      this.#busy = false
      this.#enable(!this.#paused)
      tell({ kind: 'idle' })
    }
  }

  /** Lets the player decide until the round is over. After an error the round stays open for another try. */
  async #decided(first: RoundAnswer): Promise<RoundAnswer> {
    let answer = first
    while (answer.open && this.#view.choose) {
      const decision = await this.#view.choose(answer)
      try {
        answer = await decide(answer.roundId, answer.open.at, decision)
      } catch (fault) {
        const code = fault instanceof CallFault ? fault.code : 'GAME_UNAVAILABLE'
        if (code === 'SESSION_OVER' || code === 'GAME_UNAVAILABLE') throw fault
        await this.#explain(code)
        continue
      }
      await this.#show(answer, this.#minor(answer.stake))
    }
    return answer
  }

  async #show(answer: RoundAnswer, stake: bigint): Promise<void> {
    this.#last = answer
    this.#showBalance(this.#minor(answer.balanceBefore))
    this.#balance = this.#minor(answer.balanceBefore)
    await this.#view.show(answer, stake)
  }

  /** A jackpot is shown after the round's own win. */
  async #showJackpot({ jackpot, win, cost }: RoundAnswer): Promise<void> {
    if (jackpot === undefined) return
    const { amounts, hud, celebration } = this.#shell
    hud.message(t('jackpot', { amount: amounts.full(this.#minor(jackpot)) }))
    await celebration.celebrate(this.#minor(win), this.#minor(win) + this.#minor(jackpot), this.#minor(cost))
  }

  #settled(answer: RoundAnswer): void {
    const { amounts, hud } = this.#shell
    this.#balance = this.#minor(answer.balance)
    this.#showBalance(this.#balance)
    const { exponent } = amounts
    const win = this.#minor(answer.win) + this.#minor(answer.jackpot ?? '0')
    const result = win > 0n ? t('result.win', { amount: amounts.full(win) }) : t('result.none')
    hud.say(t('announce', { result, balance: amounts.full(this.#balance) }))
    tell({ kind: 'balance', balance: answer.balance })
    tell({ kind: 'roundEnd', roundId: answer.roundId, win: toDecimal(win, exponent) })
    if (answer.pending > 0) this.#watchPending()
  }

  /** Shows an error, and carries out the player's choice. */
  async #fail(code: GameErrorCode): Promise<void> {
    this.#shell.hud.message('')
    const choice = await this.#explain(code)
    this.#shell.hud.focusSpin()
    this.#shell.hud.message(t('idle'))
    if (choice !== 'close' && choice !== 'retry') return
    if (code !== 'NOT_ENOUGH_BALANCE') await this.#refresh()
  }

  async #explain(code: GameErrorCode): Promise<Choice> {
    tell({ kind: 'error', code })
    const choice = await tellError(code, boot.mode === 'demo')
    if (choice === 'exit' || choice === 'deposit') tell({ kind: choice })
    else if (choice === 'refill') await this.#take(refill)
    return choice
  }

  async #refresh(): Promise<void> {
    if (!this.#busy) await this.#take(getBalance)
  }

  async #take(ask: typeof getBalance): Promise<void> {
    try {
      const answer = await ask()
      this.#balance = this.#minor(answer.balance)
      this.#showBalance(this.#balance)
      this.#showFree(answer.free)
      tell({ kind: 'balance', balance: answer.balance })
    } catch {
      // The last known balance stays; the next round loads it again.
    }
  }

  /** A win whose credit was pending is added to the balance as soon as the wallet has accepted it. */
  #watchPending(): void {
    this.#shell.hud.message(t('pending'))
    const check = async () => {
      const answer = await getBalance().catch(() => null)
      if (answer?.pending !== 0) return void setTimeout(check, PENDING_CHECK_MS)
      if (!this.#busy) await this.#refresh()
      this.#shell.hud.message(t('idle'))
    }
    setTimeout(check, PENDING_CHECK_MS)
  }

  #showFree(free: FreeRound | null): void {
    const isAnother = this.#free?.order !== free?.order
    this.#free = free
    this.showBet()
    // The stage shows amounts for the present stake.
    if (isAnother) this.#view.refresh()
  }

  #pause(paused: boolean): void {
    this.#paused = paused
    this.#shell.hud.message(t(paused ? 'paused' : 'idle'))
    if (!this.#busy) this.#enable(!paused)
  }

  #minor(amount: string): bigint {
    return toMinor(amount, this.#shell.amounts.exponent)
  }

  #showBalance(balance: bigint): void {
    this.#shell.hud.balance(this.#shell.amounts.full(balance))
  }

  #enable(may: boolean, turning = false): void {
    this.#shell.hud.enable(may, turning)
    this.#view.enable(may)
  }
}
