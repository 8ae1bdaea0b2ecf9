import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { guide } from '../sheet/guide.ts'
import { Switch } from './switch.tsx'

const meta = {
  component: Switch,
  args: { label: 'Hide the balance' },
  parameters: guide('A setting that is on or off, and takes effect at once.', {
    do: ['Name what is on when it is on.', 'Turn it back, and say why, where saving failed.'],
    dont: ['Put it in a form that is sent: that is a Checkbox.', 'Change its name with its state.'],
  }),
} satisfies Meta<typeof Switch>
export default meta

type Story = StoryObj<typeof meta>

const toggle: Story['play'] = async ({ canvasElement, args }) => {
  const field = within(canvasElement).getByRole('switch', { name: args.label })
  await userEvent.click(field)
  await expect(field).toBeChecked()
}

export const LeftToRight: Story = { play: toggle }
export const RightToLeft: Story = {
  globals: { direction: 'rtl', script: 'Arab' },
  args: { label: 'إخفاء الرصيد' },
  play: toggle,
}
export const On: Story = { args: { defaultChecked: true } }
export const Disabled: Story = { args: { disabled: true } }
export const LabelHidden: Story = { args: { labelHidden: true } }
