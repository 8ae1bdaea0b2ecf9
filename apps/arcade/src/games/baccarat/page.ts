import { boot } from '../../client/boot.ts'
import { loadImage } from '../../client/load-image.ts'
import { openGame } from '../../client/open-game.ts'
import { BaccaratView } from './baccarat-view.ts'
import './baccarat.css'

await openGame({
  play: { label: 'bac.deal', icon: 'cards' },
  async load(progress) {
    await loadImage(`${boot.art}/motif-croupier.svg`)
    progress(1)
  },
  view: (shell) => new BaccaratView(shell),
})
