// Runs in the browser, beside every page of operators: shortcut keys, counts of the queues, and forms that are sent
// once. Without it the pages still do everything.
const EVERY_MS = 10_000
const main = document.querySelector('main')
const keys = document.querySelector('#keys')
const rows = () => [...document.querySelectorAll('[data-row]')]
const isTyping = (target) => target.closest('input, textarea, select') !== null

const keysButton = document.querySelector('[data-keys]')
keysButton.hidden = false
keysButton.addEventListener('click', () => keys.showModal())

/** The menu is open where there is room for it. */
const menu = document.querySelector('.menu')
const narrow = matchMedia('(max-width: 60rem)')
const fitMenu = () => {
  menu.open = !narrow.matches
}
fitMenu()
narrow.addEventListener('change', fitMenu)

function moveBy(step) {
  const all = rows()
  if (all.length === 0) return
  const now = all.findIndex((row) => row.contains(document.activeElement))
  const next = all[Math.min(Math.max(now + step, 0), all.length - 1)]
  next.querySelector('[data-open]').focus()
  next.scrollIntoView({ block: 'nearest' })
}

/** Runs a page's shortcut key: a summary opens with the focus in its first field, anything else is clicked. */
function press(letter) {
  const found = document.querySelector(`[data-key="${letter}"]`)
  if (!found) return false
  if (found.tagName !== 'SUMMARY') {
    found.click()
    return true
  }
  const details = found.parentElement
  details.open = true
  details.querySelector('select, textarea, input:not([type=hidden]), button').focus()
  details.scrollIntoView({ block: 'nearest' })
  return true
}

let isGoing = false
const ACTS = {
  j: () => moveBy(1),
  ArrowDown: () => moveBy(1),
  k: () => moveBy(-1),
  ArrowUp: () => moveBy(-1),
  '/': () => document.querySelector('[data-search]')?.focus(),
  '?': () => keys.showModal(),
  n: () => document.querySelector('[data-next]')?.click(),
  h: () => document.querySelector('[data-up]')?.click(),
  '.': () => document.querySelector('[data-changed]:not([hidden]) a') && location.reload(),
  g: () => {
    isGoing = true
  },
  Escape: () => closeAll(),
}

function closeAll() {
  for (const details of document.querySelectorAll('details.act[open]')) details.open = false
}

document.addEventListener('keydown', (event) => {
  const { key, target } = event
  if (event.ctrlKey || event.metaKey || event.altKey || keys.open) return
  if (isTyping(target)) {
    if (key !== 'Escape') return
    target.blur()
    closeAll()
    return
  }
  if (isGoing) {
    isGoing = false
    const link = document.querySelector(`[data-go="${CSS.escape(key)}"]`)
    if (link) {
      event.preventDefault()
      link.click()
    }
    return
  }
  const act = ACTS[key]
  if (act ? act() !== false && key !== 'Escape' : key.length === 1 && press(key)) event.preventDefault()
})

// A form is sent once, however often its button is pressed.
document.addEventListener('submit', (event) => {
  const { target } = event
  if (target.method !== 'post') return
  if (target.hasAttribute('data-sent')) return event.preventDefault()
  target.setAttribute('data-sent', '')
  // The value of the pressed button is sent too, which one that is disabled would not be.
  setTimeout(() => {
    for (const button of target.querySelectorAll('button')) {
      button.disabled = true
      button.setAttribute('aria-busy', 'true')
    }
  })
})
// A page restored from the browser's cache gets its buttons back.
addEventListener('pageshow', () => {
  for (const form of document.querySelectorAll('form[data-sent]')) form.removeAttribute('data-sent')
  for (const button of document.querySelectorAll('button[aria-busy]')) {
    button.disabled = false
    button.removeAttribute('aria-busy')
  }
})

/** Times show the reader's own time while the pointer is over them. */
for (const time of document.querySelectorAll('time')) time.title = new Date(time.dateTime).toLocaleString()

const shown = document.querySelectorAll('[data-count]')
const changed = document.querySelector('[data-changed]')
async function count() {
  if (document.hidden) return
  const response = await fetch('/operator/money/counts').catch(() => null)
  if (!response?.ok) return
  const counts = await response.json()
  for (const badge of shown) {
    const now = counts[badge.dataset.count]
    if (now === undefined) continue
    const text = now > 1_000 ? '1,000+' : String(now)
    const before = badge.textContent.trim()
    if (before !== '' && before !== text && badge.dataset.count === main.dataset.at) changed.hidden = false
    badge.textContent = text
    badge.hidden = now === 0
  }
}
if (shown.length > 0) {
  setInterval(count, EVERY_MS)
  document.addEventListener('visibilitychange', count)
  // Pages outside of the money desk come without counts.
  if ([...shown].some((badge) => badge.textContent.trim() === '')) count()
}
