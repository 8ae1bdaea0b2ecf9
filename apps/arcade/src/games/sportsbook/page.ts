import { openGame } from '../../client/open-game.ts'
import { SportsbookView } from './sportsbook-view.ts'
import './sportsbook.css'

await openGame({
  play: { label: 'sport.place', icon: 'check' },
  // Team crests load with their matches; nothing else is needed before the first paint.
  async load() {},
  view: (shell) => new SportsbookView(shell),
})
