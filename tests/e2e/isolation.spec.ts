import { address, expect, houses, test } from './house.ts'

test.describe('one merchant never shows another', () => {
  const [aurora, oasis] = houses
  if (!aurora || !oasis) throw new Error('two merchants are needed')

  test('no answer to oasis holds a byte of aurora', async ({ page, port }) => {
    const bodies: { url: string; body: string }[] = []
    page.on('response', async (response) => {
      const type = response.headers()['content-type'] ?? ''
      if (/html|json|css|javascript|svg|manifest/.test(type)) {
        bodies.push({ url: response.url(), body: await response.text().catch(() => '') })
      }
    })
    await page.goto(address(oasis, port), { waitUntil: 'networkidle' })
    for (const path of ['/live', '/promotions', '/manifest.webmanifest', '/api/system/status']) {
      await page.goto(address(oasis, port, path), { waitUntil: 'networkidle' })
    }
    const nowhere = await page.request.get(`http://127.0.0.1:${port}/nowhere`, {
      headers: { host: `${oasis.id}.localhost` },
    })
    expect(nowhere.status()).toBe(404)
    bodies.push({ url: '/nowhere', body: await nowhere.text() })
    expect(bodies.length).toBeGreaterThan(10)
    const leaks = bodies.filter(({ body }) => /aurora/i.test(body)).map(({ url }) => url)
    expect(leaks).toEqual([])
  })

  test('an unknown host gets a neutral 404', async ({ page, port, faults }) => {
    const response = await page.goto(`http://nobody.localhost:${port}/`)
    expect(response?.status()).toBe(404)
    const body = (await response?.text()) ?? ''
    for (const { name, id } of houses) {
      expect(body.toLowerCase()).not.toContain(id)
      expect(body).not.toContain(name)
    }
    expect(body).not.toContain('--lv-')
    faults.length = 0
  })

  test('scripts and styles are the same files for every merchant', async ({ request, port }) => {
    const sets = await Promise.all(
      houses.map(async ({ id }) => {
        const html = await (
          await request.get(`http://127.0.0.1:${port}/`, { headers: { host: `${id}.localhost` } })
        ).text()
        return [...html.matchAll(/\/assets\/[^"]+\.(?:js|css)/g)]
          .map(([file]) => file)
          .sort()
          .join(' ')
      }),
    )
    expect(new Set(sets).size).toBe(1)
  })
})
