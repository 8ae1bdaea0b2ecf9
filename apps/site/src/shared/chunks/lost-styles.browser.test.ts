import { followLostStyles, untilStyled } from '@livery/ui/lost-styles'
import { expect, test } from 'vitest'

test('a style sheet that was lost is loaded again, and what needs it waits for it', async () => {
  followLostStyles(document)
  const probe = document.createElement('p')
  probe.className = 'lost-style-probe'
  document.body.append(probe)
  const link = document.createElement('link')
  link.rel = 'stylesheet'
  link.href = 'http://127.0.0.1:1/'
  const lost = new Promise((resume) => link.addEventListener('error', resume))
  document.head.append(link)
  await lost
  // The next attempt finds it.
  link.href = 'data:text/css,.lost-style-probe{opacity:0.5}'
  await untilStyled()
  expect(getComputedStyle(probe).opacity).toBe('0.5')
  probe.remove()
})
