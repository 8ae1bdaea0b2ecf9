import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { SectionHeader } from './section-header.tsx'

const meta = {
  component: SectionHeader,
  args: {
    id: 'slots',
    title: 'Slots',
    icon: 'slots',
    count: '128',
    more: { text: 'More', label: 'More slots', href: '#more' },
    arrows: {
      previousLabel: 'Earlier',
      nextLabel: 'Later',
      canPrevious: false,
      canNext: true,
      onPrevious: fn(),
      onNext: fn(),
    },
  },
} satisfies Meta<typeof SectionHeader>
export default meta

type Story = StoryObj<typeof meta>

export const Full: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('heading', { level: 2, name: 'Slots' })).toHaveAttribute('id', 'slots')
    await expect(canvas.getByRole('link', { name: 'More slots' })).toBeVisible()
    const later = canvas.queryByRole('button', { name: 'Later' })
    if (!later) return
    await userEvent.click(later)
    await expect(args.arrows?.onNext).toHaveBeenCalledOnce()
  },
}
export const Bare: Story = { args: { icon: undefined, count: undefined, more: undefined, arrows: undefined } }
export const LongTitle: Story = {
  args: { title: 'Games of chance that people of this house have played most often during the last week' },
}
export const RightToLeft: Story = {
  globals: { direction: 'rtl', script: 'Arab' },
  args: { title: 'ألعاب السلوت', more: { text: 'المزيد', href: '#more' } },
}
