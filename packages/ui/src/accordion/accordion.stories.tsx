import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { Badge } from '../badge/badge.tsx'
import { guide } from '../sheet/guide.ts'
import { Accordion } from './accordion.tsx'
import { ACCORDION_LOOKS } from './looks.ts'

const meta = {
  component: Accordion,
  argTypes: { look: { control: 'inline-radio', options: ACCORDION_LOOKS } },
  args: {
    onChange: fn(),
    items: [
      {
        id: 'deposit',
        title: 'How long does a deposit take?',
        icon: 'wallet',
        content: <p>A minute or two. After ten minutes, write to us with the reference of the payment.</p>,
      },
      {
        id: 'withdraw',
        title: 'Why was my withdrawal sent back?',
        icon: 'refresh',
        end: <Badge tone="info">New</Badge>,
        content: (
          <p>
            The name on the account must be yours. <a href="#names">Change the name</a>.
          </p>
        ),
      },
      { id: 'closed', title: 'Not to be opened today', disabled: true, content: <p>Closed.</p> },
    ],
  },
  parameters: guide('Titles below one another, each of which opens a panel: questions and answers, notices, filters.', {
    do: [
      'Let the title say what is in it: one should know without opening.',
      'Leave several open (`several`) where people compare.',
    ],
    dont: ['Hide what everybody must read: terms, limits, prices.', 'Switch between views of one thing: that is Tabs.'],
  }),
} satisfies Meta<typeof Accordion>
export default meta

type Story = StoryObj<typeof meta>

/** Only one panel is open at a time. Tab skips closed panels, and the browser's search finds their text. */
export const Keyboard: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    const [first, second] = canvas.getAllByRole('button', { expanded: false })
    await userEvent.tab()
    await expect(first).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(first).toHaveAttribute('aria-expanded', 'true')
    await expect(args.onChange).toHaveBeenLastCalledWith(['deposit'])
    await waitFor(() => expect(canvas.getByText(/A minute or two/)).toBeVisible())
    await userEvent.tab()
    await expect(second).toHaveFocus()
    await userEvent.keyboard(' ')
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Change the name' })).toBeVisible())
    await expect(first).toHaveAttribute('aria-expanded', 'false')
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Change the name' })).toHaveFocus()
    await userEvent.click(canvas.getByRole('button', { name: 'Not to be opened today' }))
    await expect(args.onChange).toHaveBeenLastCalledWith(['withdraw'])
    await expect(canvas.getAllByRole('heading', { level: 3 })).toHaveLength(3)
  },
}

export const FindInPage: Story = {
  play: async ({ canvasElement }) => {
    const closed = [...canvasElement.querySelectorAll('[hidden]')]
    await expect(closed).toHaveLength(3)
    for (const panel of closed) await expect(panel).toHaveAttribute('hidden', 'until-found')
  },
}

export const Cards: Story = { args: { look: 'cards', several: true, initiallyOpen: ['deposit', 'withdraw'] } }

export const RightToLeft: Story = {
  globals: { direction: 'rtl', script: 'Arab' },
  args: {
    initiallyOpen: ['a'],
    items: [
      { id: 'a', title: 'كم يستغرق الإيداع؟', icon: 'wallet', content: <p>دقيقة أو دقيقتين.</p> },
      { id: 'b', title: 'لماذا أُعيد طلب السحب؟', content: <p>يجب أن يكون الحساب باسمك.</p> },
    ],
  },
  play: async ({ canvasElement }) => {
    const title = within(canvasElement).getByText('كم يستغرق الإيداع؟').getBoundingClientRect()
    const marks = canvasElement.querySelectorAll('button svg')
    await expect((marks[1] as Element).getBoundingClientRect().right).toBeLessThan(title.left)
  },
}
