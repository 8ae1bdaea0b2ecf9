import '../global.css.ts'
import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { BarChart } from '../bar-chart/bar-chart.tsx'
import { LineChart } from '../line-chart/line-chart.tsx'
import { applyTheme, clear, hydrate, idle, serve, wish } from '../testing/stage.tsx'
import { sample } from './sample.tsx'

afterEach(async () => {
  clear()
  await wish({})
})

const BOX = { inlineSize: '40rem', maxInlineSize: '100%' } as const

async function show(direction: 'ltr' | 'rtl', Chart: typeof LineChart = LineChart): Promise<HTMLElement> {
  applyTheme(direction)
  const chart = (
    <div style={BOX}>
      <Chart {...sample} />
    </div>
  )
  const stage = serve(chart)
  expect(await hydrate(chart)).toEqual([])
  await expect.poll(() => viewOf(stage)).not.toMatch(/^0 0 320 /)
  return stage
}

const viewOf = (stage: HTMLElement) => stage.querySelector('figure > div > svg')?.getAttribute('viewBox')

const description = (stage: HTMLElement) => stage.querySelector('input')?.getAttribute('aria-valuetext') ?? ''
const tip = (stage: HTMLElement) => stage.querySelector<HTMLElement>('figure div[aria-hidden="true"]')

test.each([
  ['ltr', '{ArrowRight}', '{ArrowLeft}'],
  ['rtl', '{ArrowLeft}', '{ArrowRight}'],
] as const)('%s: keys walk as one reads, and tell each category with its figures', async (direction, on, back) => {
  const stage = await show(direction)
  await userEvent.tab()
  await userEvent.keyboard(`${on}${on}${on}`)
  expect(description(stage)).toBe('17 Nov, Bets ₱18,700, Wins ₱14,000, Bonus no figure')
  expect(tip(stage)?.textContent).toContain('17 Nov')
  await userEvent.keyboard(back)
  expect(description(stage)).toContain('16 Nov')
  await userEvent.keyboard('{End}')
  expect(description(stage)).toContain('20 Nov')
  await userEvent.keyboard('{Escape}')
  expect(tip(stage)).toBeNull()
})

test.each([LineChart, BarChart])(
  'figures stand beside what is pointed at, and never outside the chart',
  async (Chart) => {
    for (const direction of ['ltr', 'rtl'] as const) {
      const stage = await show(direction, Chart)
      const drawing = stage.querySelector('figure > div > svg') as SVGSVGElement
      const box = drawing.getBoundingClientRect()
      const days = direction === 'ltr' ? ['14 Nov', '17 Nov', '20 Nov'] : ['20 Nov', '17 Nov', '14 Nov']
      for (const [at, day] of days.entries()) {
        const clientX = box.left + box.width * ([0.12, 0.5, 0.88][at] as number)
        drawing.dispatchEvent(
          new PointerEvent('pointermove', { bubbles: true, clientX, clientY: box.top + 60, pointerType: 'mouse' }),
        )
        await expect.poll(() => tip(stage)?.textContent).toContain(day)
        const { left, right } = (tip(stage) as HTMLElement).getBoundingClientRect()
        expect(left).toBeGreaterThanOrEqual(box.left - 1)
        expect(right).toBeLessThanOrEqual(box.right + 1)
      }
    }
  },
)

test('a chart from the server is as high as the one that is measured, and follows its container', async () => {
  applyTheme()
  const chart = (
    <div style={BOX}>
      <LineChart {...sample} />
    </div>
  )
  const stage = serve(chart)
  const figure = stage.querySelector('figure') as HTMLElement
  const { height } = figure.getBoundingClientRect()
  await hydrate(chart)
  await expect.poll(() => viewOf(stage)).toBe('0 0 640 260')
  expect(figure.getBoundingClientRect().height).toBe(height)
  ;(stage.firstElementChild as HTMLElement).style.inlineSize = '25rem'
  await expect.poll(() => viewOf(stage)).toBe('0 0 400 260')
})

test('words at the foot stay in the picture on the narrowest page', async () => {
  await page.viewport(310, 640)
  const stage = await show('ltr')
  await idle()
  const { left, right } = (stage.querySelector('figure') as HTMLElement).getBoundingClientRect()
  for (const word of stage.querySelectorAll('figure text')) {
    const box = word.getBoundingClientRect()
    expect(box.left).toBeGreaterThanOrEqual(left - 1)
    expect(box.right).toBeLessThanOrEqual(right + 1)
  }
  await page.viewport(1200, 800)
})

test.each([LineChart, BarChart])('in the colours of the system nothing is drawn in one of ours', async (Chart) => {
  const stage = await show('ltr', Chart)
  await wish({ 'forced-colors': 'active' })
  await idle()
  const probe = stage.appendChild(document.createElement('i'))
  probe.style.color = 'CanvasText'
  const system = getComputedStyle(probe).color
  for (const word of stage.querySelectorAll('figure text')) expect(getComputedStyle(word).fill).toBe(system)
  const groups = [...stage.querySelectorAll('figure > div > svg > g[class]')]
  expect(groups.map((group) => getComputedStyle(group).color)).toEqual([system, system, system])
})
