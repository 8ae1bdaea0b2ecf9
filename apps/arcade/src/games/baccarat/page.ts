import { openGame } from '../../client/open-game.ts'
import { loadDealer } from '../dealer.ts'
import { BaccaratView } from './baccarat-view.ts'
import '../dealer.css'
import './baccarat.css'

await openGame({
  play: { label: 'bac.deal', icon: 'cards' },
  load: loadDealer,
  view: (shell) => new BaccaratView(shell),
})
