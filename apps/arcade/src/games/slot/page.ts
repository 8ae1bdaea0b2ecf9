import { openGame } from '../../client/open-game.ts'
import { t } from '../../client/text.ts'
import { SlotView } from './slot-view.ts'
import { Sprites } from './sprites.ts'
import './slot.css'

const sprites = new Sprites()

await openGame({
  play: { label: 'spin', icon: 'spin' },
  async load(progress) {
    await Promise.all([
      sprites.load(progress),
      // The ribbons are drawn on a canvas, which does not wait for fonts by itself.
      document.fonts.load("800 40px 'Baloo Bhaijaan 2 Variable'", t('sign.wild')),
      document.fonts.load("40px 'Lilita One'"),
    ])
  },
  view: (shell) => new SlotView(shell, sprites),
})
