import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { samplePicture } from '../art/sample-picture.ts'
import { GameTile } from '../game-tile/game-tile.tsx'
import { SectionHeader } from '../section-header/section-header.tsx'
import { guide } from '../sheet/guide.ts'
import { VendorTile } from '../vendor-tile/vendor-tile.tsx'
import { RAIL_FITS } from './fits.ts'
import { Rail, useRail } from './rail.tsx'

const tiles = (count: number) =>
  Array.from({ length: count }, (_, i) => (
    <GameTile
      key={samplePicture(i)}
      title={`Game ${i + 1}`}
      iconUrl={samplePicture(i)}
      sizes="160px"
      onPlay={() => undefined}
    />
  ))

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
        {tiles(20)}
      </Rail>
    </section>
  )
}

function FewGames() {
  const { ref, ...arrows } = useRail()
  return (
    <section aria-labelledby="few">
      <SectionHeader id="few" title="Few" arrows={{ ...arrows, previousLabel: 'Earlier', nextLabel: 'Later' }} />
      <Rail ref={ref} labelledBy="few">
        {tiles(2)}
      </Rail>
    </section>
  )
}

const meta = {
  component: Section,
  parameters: guide(
    `A row that scrolls sideways, with as many side by side as its \`fit\` says: ${RAIL_FITS.join(', ')}.`,
    {
      do: [
        'Name it after the heading of its section (`labelledBy`).',
        'Take `useRail` for the arrows of the SectionHeader: they show where there is a pointer.',
        'Let a cut tile show at the edge, so that one knows that there is more.',
      ],
      dont: [
        'Hide the only way to something in it: give a link to all of them.',
        'Let it move by itself: that is a Carousel, with a button that stops it.',
        'Put a rail in a rail.',
      ],
    },
  ),
} satisfies Meta<typeof Section>
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

/** With fewer cards than fit, nothing scrolls and both arrows are disabled. */
export const Few: Story = {
  render: () => <FewGames />,
  play: async ({ canvasElement }) => {
    const list = within(canvasElement).getByRole('list', { name: 'Few' })
    await expect(list.scrollWidth).toBeLessThanOrEqual(list.clientWidth + 1)
    await waitFor(() => expect(canvasElement.querySelector('button[aria-label="Later"]')).toBeDisabled())
  },
}

/** Wider cards, and items that keep their own width. */
export const Fits: Story = {
  render: () => (
    <>
      {(['cards', 'content'] as const).map((fit) => (
        <section key={fit} aria-labelledby={`rail-${fit}`}>
          <SectionHeader id={`rail-${fit}`} title={fit} level={3} />
          <Rail labelledBy={`rail-${fit}`} fit={fit}>
            {['Bright Reel', 'Koi & Lantern', 'Dune Works', 'Tin Rocket', 'Nine Gates', 'Harbour'].map((name, i) => (
              <VendorTile key={name} name={name} logoUrl={samplePicture(i, 128, 40)} named onSelect={() => undefined} />
            ))}
          </Rail>
        </section>
      ))}
    </>
  ),
}
