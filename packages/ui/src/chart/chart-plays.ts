import { expect, fireEvent, within } from 'storybook/test'
import type { ChartProps } from './series.ts'

type Canvas = { readonly canvasElement: HTMLElement }

/** The cases that both charts show besides the sample. */
export const CHART_CASES = {
  negative: { series: [{ id: 'result', name: 'Result', values: [1200, -800, -2600, 300, 0, 4100, -150] }] },
  onePoint: { categories: ['20 Nov'], series: [{ id: 'bets', name: 'Bets', values: [24_000] }] },
  /** From a cent to billions, below and above nought. */
  huge: {
    series: [{ id: 'result', name: 'Result', values: [4_200_000_000, -1_750_000_000, 0.01, 0, null, 12, 9e9] }],
  },
} satisfies Record<string, Partial<ChartProps>>

/** The title is not shown, because it stands above already; screen readers still read it. */
export async function titleIsRead({ canvasElement }: Canvas): Promise<void> {
  await expect(within(canvasElement).getByRole('figure', { name: 'Bets and wins by day' })).toBeVisible()
}

/** The figures appear beside the pointer, and disappear on Escape. */
export async function followsPointer({ canvasElement }: Canvas): Promise<void> {
  const drawing = canvasElement.querySelector('figure > div > svg') as SVGSVGElement
  const { left, width, top } = drawing.getBoundingClientRect()
  fireEvent.pointerMove(drawing, { clientX: left + width - 20, clientY: top + 40, pointerType: 'mouse' })
  await expect(within(canvasElement).getAllByText('₱24,000')[0]).toBeVisible()
  fireEvent.keyDown(within(canvasElement).getByRole('slider'), { key: 'Escape' })
  await expect(within(canvasElement).getByText('₱24,000')).not.toBeVisible()
}
