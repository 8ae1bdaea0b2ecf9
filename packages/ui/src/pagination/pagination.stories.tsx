import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { guide } from '../sheet/guide.ts'
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
  parameters: guide('Links to the pages of a list: two at each end and five around the current one.', {
    do: [
      'Write numbers as the language does (`formatPage`).',
      'Bring the reader to the start of the list after a press.',
    ],
    dont: ['Show it for one page.', 'Use it for steps: those have names.'],
  }),
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

const shown = (root: HTMLElement) => [...root.querySelectorAll('li')].map((item) => item.textContent)

/** Five pages around the current one, and two at each end. */
export const RangeAndMargins: Story = {
  play: async ({ canvasElement }) => {
    await expect(shown(canvasElement)).toEqual(['1', '2', '…', '8', '9', '10', '11', '12', '…', '19', '20'])
  },
}

/** At the first and the last page the button keeps focus, and a press does nothing. */
export const First: Story = {
  args: { page: 1, total: 4 },
  play: async ({ canvasElement, args }) => {
    const previous = within(canvasElement).getByRole('button', { name: 'Previous page' })
    await expect(previous).toHaveAttribute('aria-disabled', 'true')
    await userEvent.tab()
    await expect(previous).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onChange).not.toHaveBeenCalled()
  },
}
export const Last: Story = {
  args: { page: 20 },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Next page' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Page 20' }))
    await expect(args.onChange).not.toHaveBeenCalled()
  },
}

/** A page number beyond the last is shown as the last, without a next page. */
export const BeyondTheLast: Story = {
  args: { page: 99, total: 3 },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('button', { current: 'page' })).toHaveTextContent('3')
    await userEvent.click(canvas.getByRole('button', { name: 'Next page' }))
    await expect(args.onChange).not.toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('button', { name: 'Previous page' }))
    await expect(args.onChange).toHaveBeenCalledWith(2)
  },
}

export const OnlyOne: Story = {
  args: { total: 1, page: 1 },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('nav')).toBeNull()
  },
}
export const RightToLeft: Story = {
  globals: { direction: 'rtl', script: 'Arab' },
  args: {
    label: 'الصفحات',
    previousLabel: 'الصفحة السابقة',
    nextLabel: 'الصفحة التالية',
    formatPage: (page) => page.toLocaleString('ar-EG'),
    pageLabel: (page) => `الصفحة ${page.toLocaleString('ar-EG')}`,
  },
}
