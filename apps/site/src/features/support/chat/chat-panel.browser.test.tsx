import '@livery/ui/global.css'
import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import chatEnglish from '../../../../../../locales/EN/chat.json' with { type: 'json' }
import coreEnglish from '../../../../../../locales/EN/core.json' with { type: 'json' }
import supportEnglish from '../../../../../../locales/EN/support.json' with { type: 'json' }
import { bootFixture } from '../../../shared/testing/boot.fixture.ts'
import { type Shown, show, visitFixture } from '../../../shared/testing/visit.fixture.tsx'
import { ChatPanel } from './chat-panel.tsx'

let shown: Shown | undefined
afterEach(() => shown?.remove())

test('rooms that are on their way are awaited in the shape of a conversation, not as one block', async () => {
  const texts = { EN: { core: coreEnglish, chat: chatEnglish, support: supportEnglish } }
  const never = new Promise<never>(() => undefined)
  shown = show(
    visitFixture(texts, bootFixture('EN'), () => never),
    <ChatPanel />,
  )
  const waiting = page.getByRole('status', { name: coreEnglish.a11y.loading })
  await expect.element(waiting).toHaveAttribute('aria-busy', 'true')
  expect(waiting.element().children.length).toBeGreaterThan(5)
})
