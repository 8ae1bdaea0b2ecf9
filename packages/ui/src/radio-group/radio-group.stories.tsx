import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { guide } from '../sheet/guide.ts'
import { fields } from '../sheet/sheet.css.ts'
import { RADIO_LOOKS, RADIO_ORIENTATIONS } from './looks.ts'
import { RadioGroup } from './radio-group.tsx'

const meta = {
  component: RadioGroup,
  argTypes: {
    look: { control: 'inline-radio', options: RADIO_LOOKS },
    orientation: { control: 'inline-radio', options: RADIO_ORIENTATIONS },
  },
  args: {
    label: 'How shall we pay you?',
    onChange: fn(),
    options: [
      { value: 'bank', label: 'To a bank account', hint: 'Within a day.' },
      { value: 'wallet', label: 'To an e-wallet', hint: 'Within the hour.' },
      { value: 'cash', label: 'At a counter', disabled: true },
    ],
  },
  parameters: guide('One of a few choices, all of them visible.', {
    do: ['Choose the likely one beforehand, unless the choice must be made with care.', 'Say in a hint what differs.'],
    dont: [
      'List more than six: that is a Select, or a Combobox.',
      'Use it for yes or no: that is a Checkbox or Switch.',
    ],
  }),
} satisfies Meta<typeof RadioGroup>
export default meta

type Story = StoryObj<typeof meta>

export const Keyboard: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    const group = canvas.getByRole('radiogroup', { name: 'How shall we pay you?' })
    await expect(group).toBeVisible()
    const bank = canvas.getByRole('radio', { name: /To a bank account/ })
    await expect(bank).toHaveAccessibleDescription('Within a day.')
    await userEvent.tab()
    await expect(bank).toHaveFocus()
    await userEvent.keyboard(' {ArrowDown}')
    await expect(canvas.getByRole('radio', { name: /To an e-wallet/ })).toBeChecked()
    await expect(args.onChange).toHaveBeenLastCalledWith('wallet')
    await userEvent.click(canvas.getByText('To a bank account'))
    await expect(bank).toBeChecked()
    await expect(canvas.getByRole('radio', { name: 'At a counter' })).toBeDisabled()
  },
}

export const Cards: Story = { args: { look: 'cards', initial: 'bank' } }
export const CardsInARow: Story = { args: { look: 'cards', orientation: 'horizontal', initial: 'wallet' } }
export const InARow: Story = { args: { orientation: 'horizontal', initial: 'wallet' } }

export const States: Story = {
  render: (args) => (
    <div className={fields}>
      <RadioGroup {...args} label="With a hint" hint="You can change it at any time." required />
      <RadioGroup {...args} label="Nothing chosen" error="Choose how we shall pay you." errorPrefix="Error:" required />
      <RadioGroup {...args} label="Cards, wrong" look="cards" error="Choose one." />
      <RadioGroup {...args} label="Not now" initial="bank" disabled />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const group = within(canvasElement).getByRole('radiogroup', { name: 'Nothing chosen' })
    await expect(group).toBeInvalid()
    await expect(group).toHaveAccessibleDescription('Error: Choose how we shall pay you.')
  },
}

export const RightToLeft: Story = {
  globals: { direction: 'rtl', script: 'Arab' },
  args: {
    label: 'كيف ندفع لك؟',
    look: 'cards',
    initial: 'bank',
    options: [
      { value: 'bank', label: 'إلى حساب مصرفي', hint: 'خلال يوم.' },
      { value: 'wallet', label: 'إلى محفظة إلكترونية', hint: 'خلال ساعة.' },
    ],
  },
}
