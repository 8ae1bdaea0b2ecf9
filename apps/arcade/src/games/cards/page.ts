import { boot } from '../../client/boot.ts'
import { loadImage } from '../../client/load-image.ts'
import { openGame } from '../../client/open-game.ts'
import { CardsView, FACES } from './cards-view.ts'
import './cards.css'

await openGame({
  play: { label: 'bac.deal', icon: 'cards' },
  async load(progress) {
    let done = 0
    await Promise.all(
      FACES.map(async (face) => {
        await loadImage(`${boot.art}/motif-${face}.svg`)
        progress(++done / FACES.length)
      }),
    )
  },
  view: (shell) => new CardsView(shell),
})
