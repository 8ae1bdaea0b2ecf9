import '@fontsource/lilita-one/400.css'
import '@fontsource-variable/baloo-bhaijaan-2/wght.css'
import './controls.css'
import './layout.css'
import './look.css'
import './overlays.css'
import './sheets.css'
import { toMinor } from '../money.ts'
import type { GameState } from '../protocol.ts'
import { Amounts } from './amounts.ts'
import { CallFault, getState, leave } from './api.ts'
import { boot } from './boot.ts'
import { tell } from './bridge.ts'
import { Celebration } from './celebration.ts'
import { Coins } from './coins.ts'
import { Curtain } from './curtain.ts'
import { tellError } from './dialogs.ts'
import { Game } from './game.ts'
import { Hud } from './hud.ts'
import { Overlays } from './overlays.ts'
import { Sound } from './sound.ts'
import type { GamePage, Shell } from './view.ts'

const root = document.getElementById('game') as HTMLElement
const motion = matchMedia('(prefers-reduced-motion: reduce)')

/**
 * Starts a kind of game on its page: loads pictures and state behind the loading screen, then waits for the first
 * round.
 */
export async function openGame(page: GamePage): Promise<void> {
  const curtain = new Curtain(root)
  try {
    const [state] = await Promise.all([getState(), page.load((share) => curtain.progress(share * 0.9))])
    begin(page, state)
    curtain.progress(1)
    curtain.lift()
    document.documentElement.setAttribute('data-ready', '')
    tell({ kind: 'ready' })
    tell({ kind: 'balance', balance: state.balance })
  } catch (fault) {
    const code = fault instanceof CallFault ? fault.code : 'GAME_UNAVAILABLE'
    tell({ kind: 'error', code })
    const choice = await tellError(code, boot.mode === 'demo')
    if (choice !== 'retry') return tell({ kind: choice === 'deposit' ? 'deposit' : 'exit' })
    curtain.lift()
    return openGame(page)
  }
}

function begin(page: GamePage, state: GameState): void {
  // The view is created first, and it reads the stake at that moment.
  let game: Game | null = null
  const amounts = new Amounts(state.currency)
  const sound = new Sound()
  const hud = new Hud(
    root,
    {
      spin: () => game?.press(),
      stake: (step) => game?.changeStake(step),
      sound: () => sound.toggle(),
      info: () => game?.openInfo(),
      exit: () => tell({ kind: 'exit' }),
    },
    sound.on,
    page.play,
  )
  const parts = {
    amounts,
    hud,
    sound,
    overlays: new Overlays(hud.overlay),
    coins: new Coins(hud.coins),
    reducedMotion: () => motion.matches,
  }
  const shell: Shell = {
    ...parts,
    state,
    celebration: new Celebration(parts),
    stake: () => game?.stake ?? toMinor(state.stake, amounts.exponent),
    press: () => game?.press(),
    betChanged: () => game?.showBet(),
  }
  const view = page.view(shell)
  hud.put(view.place)
  game = new Game(shell, view)
  new ResizeObserver(() => view.refresh()).observe(hud.stageBox)
  view.refresh()

  window.addEventListener('pagehide', leave)
  document.addEventListener('keydown', (event) => {
    // On a control or in a dialog, the space key keeps its usual effect.
    const elsewhere =
      event.target instanceof Element && event.target.closest('button, dialog, a, input, label') !== null
    if (event.code !== 'Space' || event.repeat || elsewhere) return
    event.preventDefault()
    game?.press()
  })
  hud.focusSpin()
}
