import type { Meta, StoryObj } from '@storybook/react-vite'
import { Spinner } from './spinner.tsx'

const meta = { component: Spinner } satisfies Meta<typeof Spinner>
export default meta

type Story = StoryObj<typeof meta>

export const Decoration: Story = {}
export const Named: Story = { args: { label: 'Signing out', size: 'lg' } }
