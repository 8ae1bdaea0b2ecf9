import { openGame } from '../../client/open-game.ts'
import { loadDealer } from '../dealer.ts'
import { dragonTigerView } from './dragontiger-view.ts'
import '../chip-table.css'
import '../dealer.css'
import './dragontiger.css'

await openGame({
  play: { label: 'bac.deal', icon: 'cards' },
  load: loadDealer,
  view: dragonTigerView,
})
