import '@livery/ui/global.css'
import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import agentEnglish from '../../../../../../locales/EN/agent.json' with { type: 'json' }
import coreEnglish from '../../../../../../locales/EN/core.json' with { type: 'json' }
import { bootFixture } from '../../../shared/testing/boot.fixture.ts'
import { type Shown, show, visitFixture } from '../../../shared/testing/visit.fixture.tsx'
import { TransferDialog } from './transfer-dialog.tsx'

let shown: Shown | undefined
afterEach(() => shown?.remove())

test('a transfer that is on its way stands there in the shape of its form', async () => {
  const texts = { EN: { core: coreEnglish, agent: agentEnglish } }
  const visit = visitFixture(texts, bootFixture('EN'), () => new Promise(() => {}))
  const member = { id: '2', account: 'giolam' } as Parameters<typeof TransferDialog>[0]['member']
  shown = show(visit, <TransferDialog member={member} onClose={() => {}} onSent={() => {}} />)
  const waiting = page.getByRole('dialog').getByRole('status', { name: coreEnglish.a11y.loading })
  await expect.element(waiting).toBeInTheDocument()
  // A sentence, two fields with their labels, what is said below them, and the button.
  expect(waiting.element().querySelectorAll('span[aria-hidden=true]')).toHaveLength(7)
})
