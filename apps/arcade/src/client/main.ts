import '@fontsource/lilita-one/400.css'
import '@fontsource-variable/baloo-bhaijaan-2/wght.css'
import './layout.css'
import './look.css'
import './overlays.css'
import './sheets.css'
import type { GameState } from '../protocol.ts'
import { Amounts } from './amounts.ts'
import { CallFault, getState } from './api.ts'
import { boot } from './boot.ts'
import { tell } from './bridge.ts'
import { Coins } from './coins.ts'
import { Curtain } from './curtain.ts'
import { tellError } from './dialogs.ts'
import { Game, machineSize, restingGrid } from './game.ts'
import { Hud } from './hud.ts'
import { Overlays } from './overlays.ts'
import { Presenter } from './presenter.ts'
import { Sound } from './sound.ts'
import { Sprites } from './sprites.ts'
import { Stage } from './stage.ts'
import { t } from './text.ts'

const root = document.getElementById('game') as HTMLElement
const curtain = new Curtain(root)
const motion = matchMedia('(prefers-reduced-motion: reduce)')
const reducedMotion = () => motion.matches
await open()

async function open(): Promise<void> {
  const sprites = new Sprites()
  try {
    const [state] = await Promise.all([
      getState(),
      sprites.load((share) => curtain.progress(share * 0.9)),
      // The ribbons are lettered on a canvas, which does not wait for fonts by itself.
      document.fonts.load("800 40px 'Baloo Bhaijaan 2 Variable'", t('sign.wild')),
      document.fonts.load("40px 'Lilita One'"),
    ])
    await begin(state, sprites)
  } catch (fault) {
    const code = fault instanceof CallFault ? fault.code : 'GAME_UNAVAILABLE'
    tell({ kind: 'error', code })
    const choice = await tellError(code, boot.mode === 'demo')
    if (choice === 'retry') return open()
    tell({ kind: choice === 'deposit' ? 'deposit' : 'exit' })
  }
}

async function begin(state: GameState, sprites: Sprites): Promise<void> {
  const amounts = new Amounts(state.currency)
  const sound = new Sound()
  const hud = new Hud(
    root,
    {
      spin: () => game.press(),
      stake: (step) => game.changeStake(step),
      sound: () => sound.toggle(),
      info: () => game.openInfo(),
      exit: () => tell({ kind: 'exit' }),
    },
    sound.on,
  )
  let bonuses = 0
  const { rows, strips, lines } = state.profile
  const grid = state.last?.paid.grid ?? restingGrid(state)
  const stage = new Stage(hud.reels, sprites, { rows, strips, lines, reducedMotion }, grid, {
    landed(reel, bonus) {
      bonuses = reel === 0 ? 0 : bonuses
      sound.land(reel)
      if (bonus) sound.bonus(++bonuses)
    },
    suspense: () => sound.suspense(),
  })
  const overlays = new Overlays(hud.overlay)
  const coins = new Coins(hud.coins)
  const presenter = new Presenter({ state, amounts, hud, stage, overlays, coins, sound, reducedMotion })
  const game = new Game({ state, amounts, hud, stage, overlays, presenter, sound, sprites })

  let tall: boolean | null = null
  const fit = () => {
    const style = getComputedStyle(hud.stageBox)
    const room = {
      width: hud.stageBox.clientWidth - Number.parseFloat(style.paddingInlineStart) * 2,
      height:
        hud.stageBox.clientHeight -
        Number.parseFloat(style.paddingBlockStart) -
        Number.parseFloat(style.paddingBlockEnd),
    }
    const isTall = room.height > room.width
    if (isTall !== tall) void hud.frame(isTall)
    tall = isTall
    const size = machineSize(room, rows, isTall)
    hud.size(size.width, size.height, size.border)
    stage.resize(size.width - size.border * 2, size.height - size.border * 2)
  }
  new ResizeObserver(fit).observe(hud.stageBox)
  await hud.frame(hud.stageBox.clientHeight > hud.stageBox.clientWidth)
  fit()

  document.addEventListener('keydown', (event) => {
    // On a button or in a dialog, space does what it does there.
    const elsewhere = event.target instanceof Element && event.target.closest('button, dialog, a') !== null
    if (event.code !== 'Space' || event.repeat || elsewhere) return
    event.preventDefault()
    game.press()
  })
  curtain.progress(1)
  curtain.lift()
  hud.focusSpin()
  document.documentElement.setAttribute('data-ready', '')
  tell({ kind: 'ready' })
  tell({ kind: 'balance', balance: state.balance })
}
