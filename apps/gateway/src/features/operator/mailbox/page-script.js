// Runs in the browser, beside the page that `page.ts` writes: loads the page again, and adds the new messages from it.
const EVERY_MS = 2_000

const list = document.querySelector('.list')
const alertBox = document.querySelector('[role="alert"]')

function tell(times) {
  for (const time of times) {
    time.textContent = new Date(time.dateTime).toLocaleString(undefined, { dateStyle: 'short', timeStyle: 'medium' })
  }
}

async function renew() {
  if (document.hidden) return
  const newest = list.querySelector('article')?.dataset.id ?? '0'
  const response = await fetch(`/mailbox/after?id=${newest}`).catch(() => null)
  alertBox.textContent = response?.ok ? '' : 'The gateway does not answer.'
  if (!response?.ok) return
  const { messages } = await response.json()
  if (messages.length === 0) return
  document.querySelector('#empty')?.remove()
  list.prepend(...messages.map(article))
}

/** Builds what the server writes as HTML, but out of elements, since trusted types allow no HTML strings here. */
function article({ id, merchantId, kind, recipient, subject, body, sentAt }) {
  const element = (name, attributes, ...children) => {
    const made = Object.assign(document.createElement(name), attributes)
    made.append(...children)
    return made
  }
  const time = element('time', { dateTime: sentAt })
  tell([time])
  const made = element(
    'article',
    {},
    element(
      'div',
      { className: 'body' },
      element(
        'p',
        { className: 'muted' },
        element('img', {
          src: `/operator/merchants/${encodeURIComponent(merchantId)}/icon.svg`,
          alt: '',
          width: 20,
          height: 20,
        }),
        ' ',
        element('span', { className: 'badge' }, kind === 'sms' ? 'SMS' : 'E-mail'),
        ' to ',
        element('strong', {}, element('bdi', {}, recipient)),
        ` · ${merchantId} · `,
        time,
      ),
      ...(subject ? [element('h2', { dir: 'auto' }, subject)] : []),
      element('pre', { dir: 'auto' }, body.trim()),
    ),
  )
  made.dataset.id = id
  return made
}

tell(document.querySelectorAll('time'))
setInterval(renew, EVERY_MS)
document.addEventListener('visibilitychange', renew)
