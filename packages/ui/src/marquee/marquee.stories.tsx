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
  parameters: guide('Notices on a belt, one after another.', {
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

/** Runs against the line of reading; stops for its button, and while one tabs through it. */
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

/** It rests under the pointer, and goes on resting while focus is in it. */
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

/** Only to be read. */
export const WithoutLinks: Story = { render: ({ onSelect, ...args }) => <Marquee {...args} /> }

/** Each notice is said once, though the belt holds it twice. */
export const SaidOnce: Story = {
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
