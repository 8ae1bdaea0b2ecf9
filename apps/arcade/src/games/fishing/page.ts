import { boot } from '../../client/boot.ts'
import { loadImage } from '../../client/load-image.ts'
import { openGame } from '../../client/open-game.ts'
import { FishingView } from './fishing-view.ts'
import { SPECIES } from './rules.ts'
import './fishing.css'

await openGame({
  play: { label: 'fish.shoot', icon: 'target' },
  async load(progress) {
    const names = [...SPECIES.map(({ id }) => id), 'submarine']
    let done = 0
    await Promise.all(
      names.map(async (name) => {
        await loadImage(`${boot.art}/motif-${name}.svg`)
        progress(++done / names.length)
      }),
    )
  },
  view: (shell) => new FishingView(shell),
})
