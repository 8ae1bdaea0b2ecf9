import '@livery/ui/global.css'
import { Dialog } from '@livery/ui/dialog'
import { TextField } from '@livery/ui/text-field'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { cdp, page, userEvent } from 'vitest/browser'

/**
 * Like GeeTest and reCAPTCHA while a pop-up is open: they append a challenge to the body, last in the document and on
 * top of the screen, partly in an iframe. It must be usable there.
 */
let box: HTMLElement
let root: Root
let closed = 0
const events: string[] = []

beforeEach(async () => {
  closed = 0
  events.length = 0
  box = document.createElement('main')
  document.body.append(box)
  root = createRoot(box)
  root.render(
    <Dialog open onClose={() => (closed += 1)} title="Log in" closeLabel="Close" keepOnCover>
      <TextField label="Name" dir="ltr" />
    </Dialog>,
  )
  await expect.element(page.getByRole('textbox', { name: 'Name' })).toHaveFocus()
})

afterEach(() => {
  root.unmount()
  box.remove()
  document.querySelector('#challenge')?.remove()
})

function challenge(): HTMLElement {
  const widget = document.createElement('div')
  widget.id = 'challenge'
  widget.style.cssText =
    'position:fixed;inset:20px auto auto;inset-inline-start:20px;width:300px;height:220px;z-index:2147483647;background:Canvas'
  const handle = document.createElement('div')
  handle.textContent = 'drag'
  handle.style.cssText = 'width:60px;height:40px;border:1px solid;touch-action:none'
  for (const kind of ['pointerdown', 'pointerup', 'touchstart', 'mousedown', 'click']) {
    handle.addEventListener(kind, () => events.push(kind))
  }
  const answer = document.createElement('input')
  answer.ariaLabel = 'Answer'
  const done = document.createElement('button')
  done.textContent = 'Verify'
  done.addEventListener('click', () => events.push('verify'))
  const frame = document.createElement('iframe')
  frame.title = 'Challenge'
  frame.style.cssText = 'display:block;width:200px;height:80px;border:0'
  frame.srcdoc =
    '<button onclick="parent.postMessage(\'frame\', \'*\')" style="width:180px;height:60px">I am human</button>'
  widget.append(handle, answer, done, frame)
  document.body.append(widget)
  return widget
}

test('by mouse: it is pressed, typed into and pressed in its frame, and the pop-up stays', async () => {
  const widget = challenge()
  window.addEventListener('message', ({ data }) => events.push(String(data)), { once: true })
  await userEvent.click(widget.firstElementChild as HTMLElement)
  await userEvent.click(page.getByLabelText('Answer'))
  await userEvent.keyboard('9143')
  expect(widget.querySelector('input')?.value).toBe('9143')
  await userEvent.click(page.getByRole('button', { name: 'Verify' }))
  await userEvent.click(widget.querySelector('iframe') as HTMLElement)
  expect(events).toContain('verify')
  await expect.poll(() => events).toContain('frame')
  expect(events.slice(0, 2)).toEqual(['pointerdown', 'mousedown'])
  expect(closed).toBe(0)
})

test('by touch: it hears a finger, and the pop-up stays', async () => {
  const widget = challenge()
  const { x, y } = (widget.firstElementChild as HTMLElement).getBoundingClientRect()
  const frame = window.frameElement?.getBoundingClientRect()
  const point = { x: x + 20 + (frame?.x ?? 0), y: y + 20 + (frame?.y ?? 0) }
  await touch('touchStart', [point])
  await touch('touchEnd', [])
  await expect.poll(() => events).toContain('touchstart')
  expect(closed).toBe(0)
})

test('by keyboard: focus goes into it, stays in it while it is used, and is given back', async () => {
  const widget = challenge()
  const answer = widget.querySelector('input') as HTMLInputElement
  // Widgets take the focus when they open.
  answer.focus()
  await settled()
  expect(document.activeElement).toBe(answer)
  await userEvent.keyboard('77{Tab}')
  await settled()
  expect(answer.value).toBe('77')
  expect(document.activeElement?.textContent).toBe('Verify')
  await userEvent.keyboard('{Enter}')
  expect(events).toContain('verify')
  widget.remove()
  await userEvent.click(page.getByRole('textbox', { name: 'Name' }))
  await userEvent.keyboard('marta')
  await expect.element(page.getByRole('textbox', { name: 'Name' })).toHaveValue('marta')
  expect(closed).toBe(0)
})

const settled = () => new Promise((resume) => setTimeout(resume, 150))

interface Touching {
  send(method: 'Input.dispatchTouchEvent', about: { type: string; touchPoints: readonly object[] }): Promise<unknown>
}
const touch = (type: string, touchPoints: readonly object[]) =>
  (cdp() as unknown as Touching).send('Input.dispatchTouchEvent', { type, touchPoints })
