import type { Meta, StoryObj } from '@storybook/react-vite'
import axe from 'axe-core'
import { expect } from 'storybook/test'
import { DIRECTIONS, MODES, themeIds, wear } from '../wear.ts'
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

/** What eases from one colour to the next is at its end; what turns for ever does not count. */
async function settled(): Promise<void> {
  await new Promise(requestAnimationFrame)
  const passing = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().iterations !== Infinity)
  await Promise.allSettled(passing.map((animation) => animation.finished))
}

/** Every word is legible in every theme, in both modes and directions. */
export const EveryTheme: Story = {
  play: async ({ canvasElement }) => {
    for (const theme of themeIds) {
      for (const mode of MODES.filter((candidate) => candidate !== 'auto')) {
        for (const direction of DIRECTIONS) {
          wear({ theme, mode, direction, script: 'Latn' })
          await settled()
          const { violations } = await axe.run(canvasElement, { runOnly: ['color-contrast'] })
          const faults = violations.flatMap(({ nodes }) => nodes.map((node) => `${node.target} ${node.failureSummary}`))
          await expect(faults, `${theme} ${mode} ${direction}`).toEqual([])
        }
      }
    }
  },
}
