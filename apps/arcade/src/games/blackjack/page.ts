import { openGame } from '../../client/open-game.ts'
import { loadDealer } from '../dealer.ts'
import { BlackjackView } from './blackjack-view.ts'
import '../dealer.css'
import './blackjack.css'

await openGame({
  play: { label: 'bac.deal', icon: 'cards' },
  load: loadDealer,
  view: (shell) => new BlackjackView(shell),
})
