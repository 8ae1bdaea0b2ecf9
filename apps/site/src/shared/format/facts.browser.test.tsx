import '@livery/ui/global.css'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { afterEach, expect, test } from 'vitest'
import { Facts } from './facts.tsx'

let host: HTMLElement | undefined
afterEach(() => host?.remove())

function shown(direction: 'ltr' | 'rtl', width: string) {
  host = document.body.appendChild(document.createElement('div'))
  host.dir = direction
  host.style.inlineSize = width
  host.style.setProperty('--lv-space-3', '12px')
  const root = createRoot(host)
  flushSync(() =>
    root.render(
      <Facts>
        <bdi>Stake it once</bdi>
        {false}
        until tomorrow
      </Facts>,
    ),
  )
  const line = host.querySelector('p') as HTMLElement
  return { line, parts: [...line.querySelectorAll('span')].map((part) => part.getBoundingClientRect()) }
}

test.each(['ltr', 'rtl'] as const)(
  'a fact that begins a line has its dot outside the line, where it is cut (%s)',
  (direction) => {
    const { line, parts } = shown(direction, '7rem')
    expect(parts).toHaveLength(2)
    expect(line.textContent).toBe('Stake it once until tomorrow')
    const box = line.getBoundingClientRect()
    const side = direction === 'ltr' ? 'left' : 'right'
    expect(parts.map((part) => part[side])).toEqual([box[side], box[side]])
    expect(getComputedStyle(line).overflowX).toBe('clip')
  },
)

test('in one line they stand apart by the room of a dot', () => {
  const { parts } = shown('ltr', '40rem')
  const [first, second] = parts
  expect(second?.top).toBe(first?.top)
  expect((second?.left ?? 0) - (first?.right ?? 0)).toBeCloseTo(12)
})
