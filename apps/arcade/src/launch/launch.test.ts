import { signBody } from '@livery/contract/seamless'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ArcadeTable, launchOf, OWN_KEY, TOKEN } from '../testing/arcade-table.ts'

const table = new ArcadeTable()
beforeAll(() => table.start())
afterAll(() => table.remove())

describe('POST /v1/launch', () => {
  it('answers a one-time address on the games’ own origin', async () => {
    const body = JSON.stringify(launchOf())
    const answer = await table.post('/v1/launch', body)
    expect(answer.status).toBe(200)
    expect(await answer.json()).toEqual({
      url: expect.stringMatching(/^http:\/\/arcade\.localhost:\d+\/play\/[\w-]{32}$/),
    })
  })

  it('401: refuses a body with another signature, without one, or changed after signing', async () => {
    const body = JSON.stringify(launchOf())
    const tries = [
      table.post('/v1/launch', body, signBody('another-secret-altogether', body, Date.now())),
      table.post('/v1/launch', body, {}),
      table.post('/v1/launch', body.replace('Player', 'Slayer'), signBody(OWN_KEY, body, Date.now())),
      table.post('/v1/launch', body, signBody(OWN_KEY, body, Date.now() - 3_600_000)),
    ]
    for (const answer of await Promise.all(tries)) {
      expect(answer.status).toBe(401)
      expect(await answer.json()).toEqual({ code: 'INVALID_SIGNATURE' })
    }
  })

  it('400: refuses what is not exactly a launch', async () => {
    const wrong = [
      'no json',
      JSON.stringify({ ...launchOf(), surprise: 1 }),
      JSON.stringify({ ...launchOf(), lobbyUrl: 'javascript:alert(1)' }),
      JSON.stringify(launchOf({ token: null })),
      JSON.stringify(launchOf({ player: null })),
      JSON.stringify(launchOf({ currency: { code: 'PHP', symbol: '₱', exponent: 9 } })),
    ]
    for (const body of wrong) {
      const answer = await table.post('/v1/launch', body)
      expect(answer.status, body.slice(0, 40)).toBe(400)
    }
  })
})

describe('GET /play/<launch id>', () => {
  it('gives the session key once; a reload gets the same page without it', async () => {
    const path = await table.launch({ mode: 'demo', player: null, token: null })
    const first = await table.open(path)
    expect(first.sessionKey).toMatch(/^[\w-]{32}$/)
    const again = await table.open(path)
    expect(again).toEqual({ ...first, sessionKey: null })
    // The session of the first load continues.
    const state = await table.player(first.sessionKey).state()
    expect(state).toMatchObject({ status: 200, body: { balance: '10000.00' } })
  })

  it('410: an unknown address says so, in the visitor’s language', async () => {
    const answer = await fetch(`${table.url}/play/${'x'.repeat(32)}`, { headers: { 'accept-language': 'ar' } })
    expect(answer.status).toBe(410)
    expect(await answer.text()).toContain('dir="rtl"')
  })

  it('lets only the lobby frame it, runs only its own script and sends no referrer', async () => {
    const answer = await fetch(table.url + (await table.launch()))
    const policy = answer.headers.get('content-security-policy') ?? ''
    expect(policy).toContain('frame-ancestors http://merchant.localhost:5401')
    expect(policy).toMatch(/script-src 'nonce-[\w+/=]+'(;|$)/)
    expect(policy).not.toContain('unsafe')
    expect(answer.headers.get('referrer-policy')).toBe('no-referrer')
    expect(answer.headers.get('set-cookie')).toBeNull()
    const page = await answer.text()
    expect(page).not.toContain(TOKEN)
    expect(page).not.toMatch(/ on\w+=| style="/)
  })

  it('writes a name into the page as text only', async () => {
    const game = { ...launchOf().game, name: '</script><img src=x onerror=alert(1)>' }
    const page = await (await fetch(table.url + (await table.launch({ game })))).text()
    expect(page).not.toContain('<img')
    expect(page).not.toContain('</script><')
  })

  it('serves every picture of a game, and nothing else by that way', async () => {
    const { art } = await table.open(await table.launch())
    const names = [
      ...'WSBCDEAKQJT',
      'scene-dark',
      'scene-light',
      'scene-free',
      'frame-dark-3',
      'frame-light-4-tall',
      'title',
    ]
    for (const name of names) {
      const answer = await fetch(`${table.url}${art}/${name}.svg`)
      expect(answer.status, name).toBe(200)
      expect(await answer.text()).toMatch(/^<svg /)
    }
    expect((await fetch(`${table.url}${art}/other.svg`)).status).toBe(404)
  })

  it('never logs a launch id, a token or a session key', async () => {
    const path = await table.launch()
    const { sessionKey } = await table.open(path)
    await table.player(sessionKey).state()
    const log = JSON.stringify(table.log)
    expect(log).not.toContain(path.split('/').at(-1) as string)
    expect(log).not.toContain(sessionKey as string)
    expect(log).not.toContain(TOKEN)
  })
})
