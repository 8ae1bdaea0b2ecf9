import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { Button } from '../button/button.tsx'
import { guide } from '../sheet/guide.ts'
import { columns } from '../sheet/sheet.css.ts'
import { DRAWING_NAMES } from './drawing-names.ts'
import { EmptyState } from './empty-state.tsx'

const retry = fn()

const meta = {
  component: EmptyState,
  args: { drawing: 'search', title: 'No game of that name', text: 'Try fewer letters, or look through all games.' },
  argTypes: { drawing: { control: 'inline-radio', options: DRAWING_NAMES } },
  parameters: guide('For an empty list or page: a drawing, a sentence and a next step.', {
    do: [
      'Say what would be here and how it comes: “What you play shows here.”',
      'Give one next step that helps: show all games, try again.',
      'Take `offline` for what went wrong, with a button that tries again.',
    ],
    dont: [
      'Blame: “You have no messages” is “No messages”.',
      'Show it while things are still loading: that is a Skeleton.',
      'Give it more than two buttons.',
    ],
  }),
} satisfies Meta<typeof EmptyState>
export default meta

type Story = StoryObj<typeof meta>

export const Search: Story = { args: { children: <Button variant="secondary">Show all games</Button> } }

/** Every drawing, in the theme's colours. */
export const Drawings: Story = {
  args: { text: undefined },
  render: (args) => (
    <div className={columns}>
      {DRAWING_NAMES.map((drawing) => (
        <EmptyState key={drawing} {...args} drawing={drawing} title={drawing} />
      ))}
    </div>
  ),
}

export const Games: Story = {
  args: { drawing: 'games', title: 'Nothing played yet', text: 'What you play shows here.' },
}
export const List: Story = { args: { drawing: 'list', title: 'No messages', text: undefined } }

export const Offline: Story = {
  args: {
    drawing: 'offline',
    title: 'The games could not be loaded',
    text: 'Check your connection and try again.',
    children: (
      <Button icon="refresh" onClick={retry}>
        Try again
      </Button>
    ),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('heading', { level: 3, name: /could not be loaded/ })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(retry).toHaveBeenCalledOnce()
  },
}

export const LongWords: Story = {
  args: {
    drawing: 'list',
    title: 'No withdrawals between the first of January and the thirty-first of December',
    text: 'Withdrawals show here from the moment you ask for one until a year after it was paid. Older ones are in the statements that we send by mail.',
    children: (
      <>
        <Button variant="secondary">Choose other days</Button>
        <Button variant="ghost">Ask for a statement</Button>
      </>
    ),
  },
}

export const RightToLeft: Story = {
  globals: { direction: 'rtl', script: 'Arab' },
  args: {
    drawing: 'games',
    title: 'لم تلعب بعد',
    text: 'ما تلعبه يظهر هنا.',
    children: <Button iconEnd="arrow-end">كل الألعاب</Button>,
  },
}
