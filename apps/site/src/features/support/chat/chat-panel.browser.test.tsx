import '@livery/ui/global.css'
import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import chatEnglish from '../../../../../../locales/EN/chat.json' with { type: 'json' }
import coreEnglish from '../../../../../../locales/EN/core.json' with { type: 'json' }
import supportEnglish from '../../../../../../locales/EN/support.json' with { type: 'json' }
import { bootFixture } from '../../../shared/testing/boot.fixture.ts'
import { type Shown, show, visitFixture } from '../../../shared/testing/visit.fixture.tsx'
import { ChatPanel } from './chat-panel.tsx'
import { MessageList } from './message-list.tsx'
import { openRoom } from './open-room.ts'

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

test('the first message of a member is one’s own as soon as it is sent, before it is asked who one is', async () => {
  const texts = { EN: { core: coreEnglish, chat: chatEnglish } }
  const first = { seq: 1, changed: 1, author: 'AAAAAAAAAAAA', name: 'an***a', text: 'Hello', reactions: {} }
  const visit = visitFixture(texts, bootFixture('EN'), () => ({ message: { ...first, at: '2026-11-27T08:00:00Z' } }))
  const open = openRoom(visit, 'hall')
  open.view.setState({ log: { messages: [], hasMore: false, at: 0, stream: '0123abcd', isBehind: false } })
  const room = { id: 'hall', title: 'The hall', level: null, levelName: null, slowSeconds: 0 }
  const self = { author: null, name: 'an***a', mutedUntil: null, hidden: [] }
  shown = show(visit, <MessageList open={open} room={room as never} self={self} />)
  await open.send('Hello', 'EN')
  await expect.element(page.getByText('Hello')).toBeVisible()
  await expect.element(page.getByText(chatEnglish.you, { exact: true })).toBeVisible()
})
