import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { guide } from '../sheet/guide.ts'
import { Marquee } from './marquee.tsx'

const meta = {
  component: Marquee,
  args: {
    label: 'Notices',
    pauseLabel: 'Stop the notices',
    playLabel: 'Let the notices run',
    icon: 'bell',
    onSelect: fn(),
    items: [
      { id: 'a', text: 'The lobby will be maintained on Tuesday between 3 and 4 in the morning.' },
      { id: 'b', text: 'New: eight more lantern games, and a fishing boat for four.' },
      { id: 'c', text: 'Withdrawals are paid within ten minutes, day and night.' },
    ],
  },
  parameters: guide('Notices that pass by in one line, one after another.', {
    do: [
      'Keep each to a sentence; the whole of it opens by a press (`onSelect`).',
      'Give a way to all notices beside it.',
    ],
    dont: [
      'Say in it what everybody must know: it passes.',
      'Show more than one on a page, or hide the button that stops it.',
    ],
  }),
} satisfies Meta<typeof Marquee>
export default meta

type Story = StoryObj<typeof meta>

const belt = (root: HTMLElement) => root.querySelector<HTMLElement>('[data-paused]') as HTMLElement
const shift = (root: HTMLElement) => new DOMMatrix(getComputedStyle(belt(root)).transform).m41
const state = (root: HTMLElement) => belt(root).getAnimations()[0]?.playState

/** The text moves against the reading direction, and stops by its button and while a link in it has focus. */
export const Runs: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await waitFor(() => expect(shift(canvasElement)).toBeLessThan(0))
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: /maintained on Tuesday/ })).toHaveFocus()
    await waitFor(() => expect(state(canvasElement)).toBe('paused'))
    await userEvent.keyboard('{Enter}')
    await expect(args.onSelect).toHaveBeenCalledWith('a')
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.tab()
    await waitFor(() => expect(state(canvasElement)).toBe('running'))
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(state(canvasElement)).toBe('paused'))
    await expect(canvas.getByRole('button', { name: 'Let the notices run' })).toHaveFocus()
  },
}

/** It pauses while the pointer is over it, and stays paused while it has focus. */
export const Rests: Story = {
  play: async ({ canvasElement }) => {
    const notice = within(canvasElement).getByRole('button', { name: /maintained on Tuesday/ })
    await waitFor(() => expect(state(canvasElement)).toBe('running'))
    await userEvent.hover(notice)
    await waitFor(() => expect(state(canvasElement)).toBe('paused'))
    notice.focus()
    await userEvent.unhover(notice)
    await expect(state(canvasElement)).toBe('paused')
    notice.blur()
    await waitFor(() => expect(state(canvasElement)).toBe('running'))
  },
}

/** Text without links. */
export const WithoutLinks: Story = { render: ({ onSelect, ...args }) => <Marquee {...args} /> }

/** Each notice is read once, although the page contains it twice for the endless movement. */
export const AnnouncedOnce: Story = {
  play: async ({ canvasElement, args }) => {
    await expect(within(canvasElement).getAllByRole('button')).toHaveLength(args.items.length + 1)
  },
}

export const RightToLeft: Story = {
  globals: { direction: 'rtl', script: 'Arab' },
  args: {
    items: [
      { id: 'a', text: 'ستخضع الصالة للصيانة يوم الثلاثاء بين الثالثة والرابعة صباحًا.' },
      { id: 'b', text: 'جديد: ثماني ألعاب فوانيس إضافية وقارب صيد لأربعة لاعبين.' },
    ],
  },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(shift(canvasElement)).toBeGreaterThan(0))
  },
}
