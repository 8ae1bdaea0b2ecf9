import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { Pagination } from './pagination.tsx'

const meta = {
  component: Pagination,
  args: {
    label: 'Pages',
    previousLabel: 'Previous page',
    nextLabel: 'Next page',
    formatPage: (page) => String(page),
    pageLabel: (page) => `Page ${page}`,
    page: 10,
    total: 20,
    onChange: fn(),
  },
} satisfies Meta<typeof Pagination>
export default meta

type Story = StoryObj<typeof meta>

export const Middle: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('button', { current: 'page' })).toHaveTextContent('10')
    await userEvent.click(canvas.getByRole('button', { name: 'Page 12' }))
    await expect(args.onChange).toHaveBeenCalledWith(12)
    await userEvent.click(canvas.getByRole('button', { name: 'Previous page' }))
    await expect(args.onChange).toHaveBeenLastCalledWith(9)
  },
}
export const First: Story = { args: { page: 1, total: 4 } }
export const OnlyOne: Story = {
  args: { total: 1, page: 1 },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('nav')).toBeNull()
  },
}
export const RightToLeft: Story = { globals: { direction: 'rtl', script: 'Arab' } }
