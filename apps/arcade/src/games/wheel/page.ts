import { boot } from '../../client/boot.ts'
import { loadImage } from '../../client/load-image.ts'
import { openGame } from '../../client/open-game.ts'
import { wheelView } from './wheel-view.ts'
import '../chip-table.css'
import './wheel.css'

await openGame({
  play: { label: 'spin', icon: 'spin' },
  async load(progress) {
    await loadImage(`${boot.art}/emblem.svg`)
    progress(1)
  },
  view: wheelView,
})
