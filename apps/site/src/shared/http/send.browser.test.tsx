import { afterEach, expect, test, vi } from 'vitest'
import { bootFixture } from '../testing/boot.fixture.ts'
import { createVisit } from '../visit/create-visit.ts'

afterEach(() => vi.restoreAllMocks())

/** What the real client hands to the network. */
function sentRequests(): Request[] {
  const sent: Request[] = []
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (request) => {
    sent.push(request as Request)
    return Response.json({ success: true, value: { nodeIds: [7] } })
  })
  return sent
}

test('what a member does outlives the page they leave at once, and names the browser, not the client', async () => {
  const sent = sentRequests()
  const visit = createVisit(bootFixture('EN', {}, []), {})
  visit.session.setState({ token: 't' })
  expect(await visit.call('addFavourite', { nodeId: 7, vendor: 'V1', gameType: 'RNG' })).toEqual({ nodeIds: [7] })
  await visit.call('removeFavourite', { nodeId: 7 })
  await visit.call('changeLanguage', { language: 'EN' })
  expect(sent.map(({ method, keepalive }) => [method, keepalive])).toEqual([
    ['POST', true],
    ['DELETE', true],
    ['POST', true],
  ])
  for (const { headers } of sent) {
    expect(headers.get('authorization')).toBe('Bearer t')
    expect(headers.get('user-agent') ?? '').not.toContain('axios')
  }
})

test('a request too large to outlive its page is sent nevertheless', async () => {
  const sent = sentRequests()
  const open = vi.spyOn(XMLHttpRequest.prototype, 'send').mockImplementation(function (this: XMLHttpRequest) {
    this.dispatchEvent(new Event('error'))
  })
  const visit = createVisit(bootFixture('EN', {}, []), {})
  const large = { nodeId: 7, vendor: 'V'.repeat(70_000), gameType: 'RNG' } as const
  await expect(visit.call('addFavourite', large)).rejects.toMatchObject({ code: 'NETWORK' })
  expect(open).toHaveBeenCalledOnce()
  expect(sent).toEqual([])
})
