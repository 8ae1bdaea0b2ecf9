import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { samplePicture } from '../art/sample-picture.ts'
import { GameTile } from '../game-tile/game-tile.tsx'
import { SectionHeader } from '../section-header/section-header.tsx'
import { Rail, useRail } from './rail.tsx'

function Section() {
  const { ref, ...arrows } = useRail()
  return (
    <section aria-labelledby="rail">
      <SectionHeader
        id="rail"
        title="Slots"
        icon="slots"
        arrows={{ ...arrows, previousLabel: 'Earlier', nextLabel: 'Later' }}
      />
      <Rail ref={ref} labelledBy="rail">
        {Array.from({ length: 20 }, (_, i) => (
          <GameTile
            key={samplePicture(i)}
            title={`Game ${i + 1}`}
            iconUrl={samplePicture(i)}
            sizes="160px"
            onPlay={() => undefined}
          />
        ))}
      </Rail>
    </section>
  )
}

const meta = { component: Section } satisfies Meta<typeof Section>
export default meta

type Story = StoryObj<typeof meta>

const push: Story['play'] = async ({ canvasElement }) => {
  const list = within(canvasElement).getByRole('list', { name: 'Slots' })
  const later = canvasElement.querySelector<HTMLButtonElement>('button[aria-label="Later"]')
  const earlier = canvasElement.querySelector<HTMLButtonElement>('button[aria-label="Earlier"]')
  if (!later || !earlier) throw new Error('no arrows')
  await expect(earlier).toBeDisabled()
  later.click()
  await waitFor(() => expect(Math.abs(list.scrollLeft)).toBeGreaterThan(100))
  await waitFor(() => expect(earlier).toBeEnabled())
  const rtl = getComputedStyle(list).direction === 'rtl'
  await expect(Math.sign(list.scrollLeft)).toBe(rtl ? -1 : 1)
  await userEvent.tab()
}

export const LeftToRight: Story = { play: push }
export const RightToLeft: Story = { globals: { direction: 'rtl', script: 'Arab' }, play: push }
