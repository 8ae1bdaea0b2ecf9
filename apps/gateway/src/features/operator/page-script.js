// Runs in the operator's browser, beside the page that `page.ts` writes.
const alertBox = document.querySelector('[role="alert"]')
const dialog = document.querySelector('dialog')

/** Tells what went wrong; what was typed stays. */
function complain(text) {
  alertBox.textContent = text
  alertBox.scrollIntoView({ block: 'nearest' })
}

async function send(path, body) {
  alertBox.textContent = ''
  const response = await fetch(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  }).catch(() => null)
  if (!response) return complain('The gateway does not answer. Try again.')
  const answer = await response.json().catch(() => ({}))
  if (response.ok) return answer
  complain(answer.message ?? `The gateway answered ${response.status}.`)
}

document.querySelector('#sign-out')?.addEventListener('click', async () => {
  if (await send('/operator/session', { secret: '' })) location.reload()
})

/** Asks who acts and why; what is dear is said before. */
function ask(button) {
  dialog.querySelector('h2').textContent = button.textContent
  dialog.querySelector('p').textContent = button.dataset.meaning
  dialog.querySelector('[name="by"]').value = localStorage.getItem('operator') ?? ''
  dialog.showModal()
  return new Promise((resolve) => {
    dialog.onclose = () => {
      const data = new FormData(dialog.querySelector('form'))
      resolve(dialog.returnValue === 'yes' ? { by: data.get('by'), note: data.get('note') } : null)
      dialog.returnValue = ''
    }
  })
}

for (const button of document.querySelectorAll('button[data-action]')) {
  button.addEventListener('click', async () => {
    const said = await ask(button)
    if (!said) return
    localStorage.setItem('operator', said.by)
    button.disabled = true
    const { action, merchant } = button.dataset
    const request = { ...JSON.parse(button.dataset.request), by: said.by }
    if (said.note && action !== 'preview') request.note = said.note
    const answer = await send(`/operator/v1/merchants/${merchant}/${action}`, request)
    button.disabled = false
    if (answer?.link) window.open(answer.link, '_blank', 'noopener')
    else if (answer) {
      sessionStorage.setItem('open', merchant)
      location.reload()
    }
  })
}

// What was open before an action is open after it.
const opened = sessionStorage.getItem('open')
if (opened) document.getElementById(`merchant-${opened}`)?.setAttribute('open', '')
sessionStorage.removeItem('open')

for (const time of document.querySelectorAll('time')) {
  time.textContent = new Date(time.dateTime).toLocaleString(undefined, { dateStyle: 'medium', timeStyle: 'short' })
}
