import { gameMessage } from '@livery/contract/bridge'
import fc from 'fast-check'
import { describe, expect, test, vi } from 'vitest'
import { attachBridge } from './bridge.ts'

const ORIGIN = 'https://games.example'

function setUp() {
  const page = new EventTarget()
  const contentWindow = { postMessage: vi.fn() }
  const onEvent = vi.fn()
  const frame = { contentWindow: contentWindow as unknown as Window }
  const bridge = attachBridge(page as unknown as Window, frame, ORIGIN, onEvent)
  const post = (data: unknown, origin: string = ORIGIN, source: unknown = contentWindow) => {
    page.dispatchEvent(Object.assign(new Event('message'), { data, origin, source }))
  }
  return { bridge, contentWindow, onEvent, post }
}

const isAmount = (value: unknown) =>
  ['string', 'number'].includes(typeof value) && /^-?\d+(\.\d+)?$/.test(String(value))

describe('the bridge to a game', () => {
  test('hears the frame on its origin', () => {
    const { onEvent, post } = setUp()
    post(gameMessage({ kind: 'ready' }))
    post(gameMessage({ kind: 'balance', balance: '12.50' }))
    expect(onEvent.mock.calls).toEqual([[{ kind: 'ready' }], [{ kind: 'balance', balance: '12.50' }]])
  })

  test('is deaf to other windows, other origins and nobody', () => {
    const { onEvent, post } = setUp()
    const ready = gameMessage({ kind: 'ready' })
    post(ready, ORIGIN, {})
    post(ready, ORIGIN, null)
    post(ready, 'https://games.example.evil')
    post(ready, 'null')
    expect(onEvent).not.toHaveBeenCalled()
  })

  test('a frame without a window is not the window nobody has', () => {
    const page = new EventTarget()
    const onEvent = vi.fn()
    attachBridge(page as unknown as Window, { contentWindow: null }, ORIGIN, onEvent)
    page.dispatchEvent(
      Object.assign(new Event('message'), { data: gameMessage({ kind: 'ready' }), origin: ORIGIN, source: null }),
    )
    expect(onEvent).not.toHaveBeenCalled()
  })

  test('drops whatever is not exactly a message of ours, and never throws', () => {
    const { onEvent, post } = setUp()
    // A thousand random values, and a thousand valid messages with one fault each.
    fc.assert(
      fc.property(fc.anything(), (data) => {
        post(data)
      }),
      { numRuns: 1_000 },
    )
    const wrong = fc.oneof(
      fc.record({ source: fc.constant('livery-game'), version: fc.constant(1), kind: fc.string() }),
      fc.record({ source: fc.string(), version: fc.anything(), kind: fc.constantFrom('ready', 'exit', 'deposit') }),
      fc.record({
        source: fc.constant('livery-game'),
        version: fc.constant(1),
        kind: fc.constantFrom('balance', 'roundEnd', 'error'),
        balance: fc.anything(),
        roundId: fc.constantFrom('', '<b>', null, 7),
        code: fc.constantFrom('', 'a b', {}, null),
        win: fc.anything(),
      }),
    )
    fc.assert(
      fc.property(
        wrong.filter(({ kind, ...rest }) => {
          const isOurs = rest.source === 'livery-game' && rest.version === 1
          const isWhole = /^(ready|busy|idle|exit|deposit|login)$/.test(kind)
          // Not every value can be converted to a text.
          const hasBalance = 'balance' in rest && isAmount(rest.balance)
          return !(isOurs && isWhole) && !hasBalance
        }),
        (data) => {
          post(data)
        },
      ),
      { numRuns: 1_000 },
    )
    post({ ...gameMessage({ kind: 'ready' }), version: 99 })
    post({ ...gameMessage({ kind: 'ready' }), kind: 'rob' })
    expect(onEvent).not.toHaveBeenCalled()
  })

  test('speaks to the launch’s origin only, and is silent once detached', () => {
    const { bridge, contentWindow, onEvent, post } = setUp()
    bridge.send('pause')
    expect(contentWindow.postMessage).toHaveBeenCalledWith(expect.objectContaining({ command: 'pause' }), ORIGIN)
    bridge.detach()
    post(gameMessage({ kind: 'ready' }))
    expect(onEvent).not.toHaveBeenCalled()
  })
})
