import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Amount } from './amount.tsx'

const parts = [
  { type: 'currency', value: '₱' },
  { type: 'integer', value: '12' },
  { type: 'group', value: ',' },
  { type: 'integer', value: '480' },
  { type: 'decimal', value: '.' },
  { type: 'fraction', value: '50' },
] as const

const meta = { component: Amount, args: { parts } } satisfies Meta<typeof Amount>
export default meta

type Story = StoryObj<typeof meta>

export const Plain: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('₱12,480.50')
  },
}
export const Gain: Story = { args: { tone: 'gain', parts: [{ type: 'plusSign', value: '+' }, ...parts] } }
export const Loss: Story = { args: { tone: 'loss', parts: [{ type: 'minusSign', value: '−' }, ...parts] } }

/** Nothing of the amount is in the page while it is hidden. */
export const Masked: Story = {
  args: { maskedLabel: 'Balance hidden' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('Balance hidden******')
    await expect(canvasElement.innerHTML).not.toContain('480')
  },
}

/** Sign and symbol stay with the digits, in reading order from the left. */
export const RightToLeft: Story = {
  globals: { direction: 'rtl', script: 'Arab' },
  args: {
    tone: 'loss',
    parts: [
      { type: 'minusSign', value: '-' },
      { type: 'integer', value: '24' },
      { type: 'decimal', value: '.' },
      { type: 'fraction', value: '500' },
      { type: 'literal', value: ' ' },
      { type: 'currency', value: 'د.ك' },
    ],
  },
  play: async ({ canvasElement }) => {
    const [first, last] = [canvasElement.querySelector('bdi'), canvasElement.querySelector('bdi span:last-child')]
    if (!first || !last) throw new Error('no amount')
    await expect(getComputedStyle(first).direction).toBe('ltr')
    await expect(last.getBoundingClientRect().right).toBeCloseTo(first.getBoundingClientRect().right, 0)
  },
}
