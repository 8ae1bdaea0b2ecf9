// Runs in the operator's browser, beside the page that `sign-in-page.ts` writes.
const alertBox = document.querySelector('[role="alert"]')

document.querySelector('form').addEventListener('submit', async (event) => {
  event.preventDefault()
  alertBox.textContent = ''
  const response = await fetch('/operator/session', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ secret: new FormData(event.target).get('secret') }),
  }).catch(() => null)
  if (response?.ok) return location.reload()
  const answer = await response?.json().catch(() => null)
  alertBox.textContent = answer?.message ?? 'The gateway does not answer. Try again.'
})
