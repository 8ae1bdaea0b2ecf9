import { openGame } from '../../client/open-game.ts'
import { rouletteView } from './roulette-view.ts'
import '../chip-table.css'
import './roulette.css'
import './wheel.css'

await openGame({
  play: { label: 'spin', icon: 'spin' },
  load: async (progress) => progress(1),
  view: rouletteView,
})
