import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../button/button.tsx'
import { EmptyState } from './empty-state.tsx'

const meta = {
  component: EmptyState,
  args: { drawing: 'search', title: 'No game of that name', text: 'Try fewer letters, or look through all games.' },
} satisfies Meta<typeof EmptyState>
export default meta

type Story = StoryObj<typeof meta>

export const Search: Story = { args: { children: <Button variant="secondary">Show all games</Button> } }
export const Games: Story = {
  args: { drawing: 'games', title: 'Nothing played yet', text: 'What you play shows here.' },
}
export const List: Story = { args: { drawing: 'list', title: 'No messages', text: undefined } }
export const Offline: Story = {
  args: {
    drawing: 'offline',
    title: 'The games could not be loaded',
    text: 'Check your connection and try again.',
    children: <Button icon="refresh">Try again</Button>,
  },
}
