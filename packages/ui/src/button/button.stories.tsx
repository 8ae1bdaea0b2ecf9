import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { Grid } from '../sheet/grid.tsx'
import { guide } from '../sheet/guide.ts'
import { Button, ButtonLink } from './button.tsx'
import { BUTTON_SIZES, BUTTON_VARIANTS } from './looks.ts'

const meta = {
  component: Button,
  args: { children: 'Play now', onClick: fn() },
  argTypes: {
    variant: { control: 'select', options: BUTTON_VARIANTS },
    size: { control: 'inline-radio', options: BUTTON_SIZES },
  },
  parameters: guide('Does something when it is pressed. For a link that looks like a button take `ButtonLink`.', {
    do: [
      'Begin with a verb: “Deposit”, “Send the code”.',
      'Take `primary` once in a view, for what one should press; the rest is `secondary` or `ghost`.',
      'Set `busy` while its work is under way: it keeps focus and cannot be pressed twice.',
    ],
    dont: [
      'Disable the button that submits a form: let it be pressed and say what is missing.',
      'Ask twice with two primaries. Take `danger` only for what cannot be undone.',
      'Put a button inside a link, or a link inside a button.',
    ],
  }),
} satisfies Meta<typeof Button>
export default meta

type Story = StoryObj<typeof meta>

export const Primary: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.tab()
    const button = within(canvasElement).getByRole('button', { name: 'Play now' })
    await expect(button).toHaveFocus()
    await userEvent.keyboard('{Enter} ')
    await expect(args.onClick).toHaveBeenCalledTimes(2)
  },
}

/** Every variant in every size, then with icons, pressed, busy and disabled. */
export const Sheet: Story = {
  render: (args) => (
    <>
      {BUTTON_VARIANTS.map((variant) => (
        <div key={variant} style={{ marginBlockEnd: '1rem' }}>
          <Grid>
            {BUTTON_SIZES.map((size) => (
              <Button key={size} {...args} variant={variant} size={size} />
            ))}
            <Button {...args} variant={variant} icon="play" iconEnd="arrow-end" />
            <Button {...args} variant={variant} busy />
            <Button {...args} variant={variant} disabled />
          </Grid>
        </div>
      ))}
    </>
  ),
}

export const Secondary: Story = { args: { variant: 'secondary' } }
export const Danger: Story = { args: { variant: 'danger', children: 'Close the account' } }
export const Block: Story = { args: { block: true, iconEnd: 'arrow-end', children: 'Continue' } }

export const Disabled: Story = {
  args: { disabled: true },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button'), { pointerEventsCheck: 0 })
    await expect(args.onClick).not.toHaveBeenCalled()
  },
}

export const Busy: Story = {
  args: { busy: true },
  play: async ({ canvasElement, args }) => {
    const button = within(canvasElement).getByRole('button')
    button.focus()
    await userEvent.click(button)
    await expect(args.onClick).not.toHaveBeenCalled()
    await expect(button).toHaveFocus()
    await expect(button).toHaveAttribute('aria-busy', 'true')
  },
}

export const AsLink: Story = {
  render: () => (
    <ButtonLink href="#promotions" icon="promotions">
      All promotions
    </ButtonLink>
  ),
}

export const RightToLeft: Story = {
  globals: { direction: 'rtl', script: 'Arab' },
  args: { children: 'متابعة', iconEnd: 'arrow-end' },
  play: async ({ canvasElement }) => {
    const arrow = canvasElement.querySelector('svg')
    await expect(arrow && getComputedStyle(arrow).scale).toBe('-1 1')
  },
}

/** Thai, Khmer and Burmese marks above and below the letters fit into the button, and a long label wraps. */
export const TallAndLong: Story = {
  render: (args) => (
    <div style={{ inlineSize: '15rem', maxInlineSize: '100%' }}>
      <Grid>
        <Button {...args} lang="th" size="sm">
          ที่นี่ ปู่กู้อู้ฟู่
        </Button>
        <Button {...args} lang="km" size="sm">
          ស្ត្រីញ៉ាំឆ្នាំង
        </Button>
        <Button {...args} lang="my" size="sm">
          ကြွက်မြီးခုန်ညှို့
        </Button>
        <Button {...args}>Confirm the withdrawal of the whole balance to the account</Button>
      </Grid>
    </div>
  ),
  play: async ({ canvasElement }) => {
    for (const button of within(canvasElement).getAllByRole('button')) {
      await expect(button.scrollHeight).toBeLessThanOrEqual(button.clientHeight)
      await expect(button.scrollWidth).toBeLessThanOrEqual(button.clientWidth)
    }
  },
}
