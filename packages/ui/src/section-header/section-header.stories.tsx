import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { Button } from '../button/button.tsx'
import { guide } from '../sheet/guide.ts'
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
  parameters: guide(
    'The heading of a section, with the number of its items, a link to all of them, and the arrows of its row.',
    {
      do: [
        'Give the section `aria-labelledby` with the same `id`: it becomes a landmark of that name.',
        'Name the place in `more.label` where the text alone does not: “More slots”.',
      ],
      dont: [
        'Skip a level: `level` follows the page, the size is the theme’s.',
        'Put more than one thing beside the link: a filter or a switch, not both.',
      ],
    },
  ),
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
/** An action of the section at the end of the line. */
export const WithAFilter: Story = {
  args: {
    level: 3,
    arrows: undefined,
    children: (
      <Button variant="secondary" size="sm" icon="filter">
        Filter
      </Button>
    ),
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('heading', { level: 3, name: 'Slots' })).toBeVisible()
    await expect(within(canvasElement).getByRole('button', { name: 'Filter' })).toBeVisible()
  },
}

/** At the first and the last card one of the arrows is disabled. */
export const AtTheEnd: Story = {
  args: {
    more: undefined,
    arrows: {
      previousLabel: 'Earlier',
      nextLabel: 'Later',
      canPrevious: true,
      canNext: false,
      onPrevious: fn(),
      onNext: fn(),
    },
  },
}

export const RightToLeft: Story = {
  globals: { direction: 'rtl', script: 'Arab' },
  args: { title: 'ألعاب السلوت', more: { text: 'المزيد', href: '#more' } },
}
