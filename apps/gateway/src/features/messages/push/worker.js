// Runs in the browser, apart from all pages: shows notifications and opens what they tell of.
self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))

self.addEventListener('push', (event) => {
  const { title, body, url, tag, icon, lang, dir } = read(event.data)
  // A browser takes the permission away from a site that shows nothing.
  event.waitUntil(self.registration.showNotification(title, { body, tag, icon, lang, dir, data: { url } }))
})

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(open(new URL(event.notification.data?.url ?? '/', self.location.origin)))
})

function read(data) {
  try {
    return { title: '', ...data.json() }
  } catch {
    return { title: self.location.hostname, url: '/' }
  }
}

/** A tab of the site is taken where there is one: its member is signed in there, and in a new one nobody is. */
async function open(url) {
  if (url.origin !== self.location.origin) return
  const tabs = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const there = tabs.find((tab) => new URL(tab.url).pathname === url.pathname)
  const tab = there ?? tabs.find(({ visibilityState }) => visibilityState === 'visible') ?? tabs[0]
  if (!tab) return self.clients.openWindow(url)
  const shown = await tab.focus().catch(() => tab)
  if (!there) await shown.navigate(url).catch(() => self.clients.openWindow(url))
}
