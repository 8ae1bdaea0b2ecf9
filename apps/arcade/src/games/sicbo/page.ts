import { openGame } from '../../client/open-game.ts'
import { sicBoView } from './sicbo-view.ts'
import '../chip-table.css'
import './dice.css'
import './sicbo.css'

await openGame({
  play: { label: 'sic.roll', icon: 'dice' },
  load: async (progress) => progress(1),
  view: sicBoView,
})
