import type { Meta, StoryObj } from '@storybook/react-vite'
import axe from 'axe-core'
import { expect } from 'storybook/test'
import { applyAppearance, themeIds } from '../apply-appearance.ts'
import { speakPseudo } from '../speak-pseudo.ts'
import { MODES } from '../toolbar.ts'
import { Sheet } from './sheet.tsx'
import { words } from './words.ts'

const meta = {
  title: 'Sheet',
  component: Sheet,
  args: { text: words.Latn },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Sheet>
export default meta

type Story = StoryObj<typeof meta>

export const LeftToRight: Story = {}

export const RightToLeft: Story = {
  globals: { direction: 'rtl', script: 'Arab' },
  args: { text: words.Arab },
}

/** Every word is a third longer: nothing is cut off, and the page does not scroll sideways. */
export const LongAndAccented: Story = {
  globals: { locale: 'XA' },
  play: async ({ canvas }) => {
    const title = await canvas.findByRole('heading', { level: 1, name: /^\[Å ĥûñđŕéđ/ })
    await expect(document.documentElement.lang).toBe('en-XA')
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth)
    speakPseudo('en')
    await expect(title).toHaveTextContent(words.Latn.banner)
  },
}

/** English from right to left, so that mistakes of direction are visible without knowing Arabic. */
export const Mirrored: Story = {
  globals: { locale: 'XB' },
  play: async ({ canvas }) => {
    await expect(document.documentElement.dir).toBe('rtl')
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent('\u202ehundred\u202c')
  },
}

/** Transitions are finished; endless animations do not count, nor those that follow a scroller instead of the time. */
async function settled(): Promise<void> {
  await new Promise(requestAnimationFrame)
  const passing = document
    .getAnimations()
    .filter(
      ({ effect, timeline }) =>
        timeline === document.timeline && effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY,
    )
  await Promise.allSettled(passing.map((animation) => animation.finished))
}

/** Every word is legible in every theme and in both modes; the direction changes no colour. */
export const EveryTheme: Story = {
  // It changes its theme while it runs, so it cannot be photographed.
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvasElement }) => {
    for (const theme of themeIds) {
      for (const mode of MODES.filter((candidate) => candidate !== 'auto')) {
        applyAppearance({ theme, mode, direction: 'ltr', script: 'Latn' })
        await settled()
        const { violations } = await axe.run(canvasElement, { runOnly: ['color-contrast'] })
        const faults = violations.flatMap(({ nodes }) => nodes.map((node) => `${node.target} ${node.failureSummary}`))
        await expect(faults, `${theme} ${mode}`).toEqual([])
      }
    }
  },
}
