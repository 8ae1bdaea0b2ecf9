import { boot } from '../../client/boot.ts'
import { loadImage } from '../../client/load-image.ts'
import { openGame } from '../../client/open-game.ts'
import { LotteryView } from './lottery-view.ts'
import './lottery.css'

await openGame({
  play: { label: 'lot.draw', icon: 'ticket' },
  async load(progress) {
    await loadImage(`${boot.art}/motif-lotto-drum.svg`)
    progress(1)
  },
  view: (shell) => new LotteryView(shell),
})
