import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Grid } from '../sheet/grid.tsx'
import { guide } from '../sheet/guide.ts'
import { Amount } from './amount.tsx'
import { AMOUNT_TONES } from './tones.ts'

const parts = [
  { type: 'currency', value: '₱' },
  { type: 'integer', value: '12' },
  { type: 'group', value: ',' },
  { type: 'integer', value: '480' },
  { type: 'decimal', value: '.' },
  { type: 'fraction', value: '50' },
] as const

const peso = new Intl.NumberFormat('en-PH', { style: 'currency', currency: 'PHP' })
const rupiah = new Intl.NumberFormat('id', { style: 'currency', currency: 'IDR', maximumFractionDigits: 0 })

const meta = {
  component: Amount,
  args: { parts },
  argTypes: { tone: { control: 'inline-radio', options: [undefined, ...AMOUNT_TONES] } },
  parameters: guide(
    'An amount of money or points, from the parts of `Intl.NumberFormat.formatToParts`: tabular figures, left to right in every language.',
    {
      do: [
        'Format it where the locale is known and give the `parts`: symbol, sign and separators stay as the locale has them.',
        'Show the sign with the tone: colour alone does not say gain or loss.',
        'Hide a balance with `maskedLabel`: then its digits are not in the page at all.',
      ],
      dont: [
        'Take a tone for a balance or a price: only what has come or gone has one.',
        'Put the amount together from text: “5 ₱” breaks apart between lines and turns round in Arabic.',
      ],
    },
  ),
} satisfies Meta<typeof Amount>
export default meta

type Story = StoryObj<typeof meta>

export const Plain: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('₱12,480.50')
  },
}
export const Gain: Story = { args: { tone: 'gain', parts: [{ type: 'plusSign', value: '+' }, ...parts] } }
export const Loss: Story = { args: { tone: 'loss', parts: [{ type: 'minusSign', value: '−' }, ...parts] } }

/** Zero, a very large amount, and a currency without decimals; the figures are aligned at the end of the line. */
export const Column: Story = {
  render: () => (
    <div style={{ display: 'grid', justifyItems: 'end', inlineSize: 'max-content', maxInlineSize: '100%' }}>
      {[0, -12.5, 7_480.05, 9_007_199_254_740_991n].map((value) => (
        <Amount key={value} parts={peso.formatToParts(value)} tone={value < 0 ? 'loss' : undefined} />
      ))}
      <Amount parts={rupiah.formatToParts(1_250_000)} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const [first, second] = [...canvasElement.querySelectorAll('bdi')].map((amount) => amount.getBoundingClientRect())
    await expect(first?.right).toBe(second?.right)
  },
}

/** The amount takes the size of the text around it. */
export const Sizes: Story = {
  render: (args) => (
    <Grid>
      <small>
        <Amount {...args} />
      </small>
      <Amount {...args} />
      <h2>
        <Amount {...args} />
      </h2>
    </Grid>
  ),
}

/** While the amount is hidden, the page does not contain it. */
export const Masked: Story = {
  args: { maskedLabel: 'Balance hidden' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('Balance hidden******')
    await expect(canvasElement.innerHTML).not.toContain('480')
  },
}

/** Sign, symbol and digits stay together and read from left to right in every language. */
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
