// Runs in the browser, apart from all pages: shows notifications and opens the pages they are about.
self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))

self.addEventListener('push', (event) => {
  const { title, body, url, tag, icon, lang, dir } = read(event.data)
  // A browser takes the permission away from a site that receives a message and shows nothing.
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

/** An open tab of the site is reused: its member is signed in there, and a new tab has no session. */
async function open(url) {
  if (url.origin !== self.location.origin) return
  const tabs = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const there = tabs.find((tab) => new URL(tab.url).pathname === url.pathname)
  const tab = there ?? tabs.find(({ visibilityState }) => visibilityState === 'visible') ?? tabs[0]
  if (!tab) return self.clients.openWindow(url)
  const shown = await tab.focus().catch(() => tab)
  if (!there) await shown.navigate(url).catch(() => self.clients.openWindow(url))
}
