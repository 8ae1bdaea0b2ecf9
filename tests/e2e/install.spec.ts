import { createECDH } from 'node:crypto'
import { WHOLE_BROWSER } from './browsers.ts'
import { openAccount } from './people.ts'
import { balance, enter } from './sign-in-form.ts'
import { expect, test } from './test.ts'
import { testMerchantOf, testMerchants } from './test-merchant.ts'
import { text } from './texts.ts'
import { address } from './visit.ts'

// Only the whole browser knows what can be installed.
test.use({ launchOptions: WHOLE_BROWSER })

/** Chromium's error in a private window, in which nothing can be installed; every other error is ours. */
const PRIVATE = [{ errorId: 'in-incognito', errorArguments: [] }]

for (const mode of ['light', 'dark'] as const) {
  test(`every site can be installed in ${mode} mode: manifest, icons and picture load and say what they are`, async ({
    page,
    context,
    port,
  }) => {
    const browser = await context.newCDPSession(page)
    await browser.send('Page.enable')
    for (const merchant of testMerchants) {
      const home = address(merchant, port)
      await context.addCookies([{ name: 'mode', value: mode, url: home }])
      await page.goto(home, { waitUntil: 'domcontentloaded' })
      const { url, errors, data } = await browser.send('Page.getAppManifest')
      expect(url).toContain(`/manifest/${mode}/`)
      expect(errors).toEqual([])
      expect((await browser.send('Page.getInstallabilityErrors')).installabilityErrors).toEqual(PRIVATE)
      const { name, icons } = JSON.parse(data ?? '{}') as { name: string; icons: { src: string; sizes: string }[] }
      expect(name).toBe(merchant.name)

      const linked = await page.locator('link[rel~="icon"], link[rel="apple-touch-icon"]').evaluateAll((links) =>
        links.map((link) => ({
          src: link.getAttribute('href') ?? '',
          sizes: link.getAttribute('sizes') ?? '180x180',
        })),
      )
      const social = await page.locator('meta[property="og:image"]').getAttribute('content')
      // Social networks get the main address, whatever host the link was copied from.
      expect(social).toContain(`https://${merchant.addresses[0]}/brand/`)
      const drawn = [...icons, ...linked, { src: new URL(social ?? '').pathname, sizes: '1200x630' }]
      expect(drawn.length).toBe(10)
      const sizes = await page.evaluate(
        (all) =>
          Promise.all(
            all.map(async ({ src }) => {
              const image = new Image()
              image.src = src
              await image.decode()
              return `${image.naturalWidth}x${image.naturalHeight}`
            }),
          ),
        drawn,
      )
      for (const [index, { src, sizes: statedSize }] of drawn.entries()) {
        // An .ico is opened at its largest, and an SVG has no size of its own.
        if (!/\.(ico|svg)$/.test(src)) expect(sizes[index], src).toBe(statedSize)
      }
    }
  })
}

test('a notification is shown while its page is away, and a press on it opens what it tells of', async ({
  page,
  context,
  port,
}) => {
  const [merchant, code] = [testMerchantOf('aurora'), 'EN']
  const home = address(merchant, port)
  await context.grantPermissions(['notifications'], { origin: home })
  const keys = createECDH('prime256v1')
  const p256dh = keys.generateKeys().toString('base64url')
  // Without a network there is no push service, so the subscription is simulated; all else is the browser's own.
  await page.addInitScript((key) => {
    const subscription = {
      endpoint: 'https://fcm.googleapis.com/fcm/send/a-test',
      keys: { p256dh: key, auth: 'A'.repeat(22) },
    }
    PushManager.prototype.subscribe = async () => ({ toJSON: () => subscription }) as unknown as PushSubscription
  }, p256dh)
  const { username, password } = await openAccount({ merchant, port })
  await page.goto(address(merchant, port, '/login'))
  await enter(page, code, username, password)
  await expect(balance(page, code)).toBeVisible()
  await page.goto(address(merchant, port, '/member/messages'))
  const words = (key: string) => text(code, 'messages', `push.${key}`)
  await page.getByRole('button', { name: words('title'), exact: true }).click()
  await page.getByText(words('here'), { exact: true }).click()
  await expect(page.getByText(words('thisDevice'), { exact: true })).toBeVisible()

  const browser = await context.newCDPSession(page)
  const registered = new Promise<string>((resolve) =>
    browser.on(
      'ServiceWorker.workerRegistrationUpdated',
      ({ registrations: [one] }) => one && resolve(one.registrationId),
    ),
  )
  await browser.send('ServiceWorker.enable')
  const data = JSON.stringify({
    title: merchant.name,
    body: 'x',
    url: '/member/rewardCenter',
    tag: 'reward',
    lang: 'en',
    dir: 'ltr',
  })
  await browser.send('ServiceWorker.deliverPushMessage', {
    origin: home.slice(0, -1),
    registrationId: await registered,
    data,
  })
  const [worker] = context.serviceWorkers()
  const shown = () =>
    page.evaluate(async () => (await (await navigator.serviceWorker.ready).getNotifications()).map(({ tag }) => tag))
  await expect.poll(shown).toEqual(['reward'])
  await worker?.evaluate(`self.registration.getNotifications().then(([notification]) => {
    self.dispatchEvent(new NotificationEvent('notificationclick', { notification }))
  })`)
  await expect(page).toHaveURL(address(merchant, port, '/member/rewardCenter'))
})
