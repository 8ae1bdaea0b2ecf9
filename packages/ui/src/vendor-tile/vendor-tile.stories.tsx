import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { samplePicture } from '../art/sample-picture.ts'
import { Tiles } from '../sheet/grid.tsx'
import { guide } from '../sheet/guide.ts'
import { VendorTile } from './vendor-tile.tsx'

const meta = {
  component: VendorTile,
  args: { name: 'Bright Reel', logoUrl: samplePicture(2, 128, 40), onSelect: fn() },
  render: (args) => (
    <Tiles>
      <VendorTile {...args} />
    </Tiles>
  ),
  parameters: guide('A game vendor, as a link to its games or as a filter.', {
    do: [
      'Give `href` where it leads to a page, `onSelect` with `pressed` where it filters the one at hand.',
      'Show the name too (`named`) where the logo is a picture without letters.',
    ],
    dont: ['Mix tiles with and without names in one row.', 'Colour or crop a logo: it belongs to its maker.'],
  }),
} satisfies Meta<typeof VendorTile>
export default meta

type Story = StoryObj<typeof meta>

export const Logo: Story = {
  play: async ({ canvasElement, args }) => {
    const tile = within(canvasElement).getByRole('button', { name: 'Bright Reel' })
    await userEvent.tab()
    await expect(tile).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await userEvent.click(tile)
    await expect(args.onSelect).toHaveBeenCalledTimes(2)
  },
}

/** As filters: the chosen one differs by more than its colour. */
export const Row: Story = {
  render: (args) => (
    <Tiles>
      {['Bright Reel', 'Koi & Lantern', 'Donaudampfschifffahrt', 'Nine Gates'].map((name, i) => (
        <VendorTile
          key={name}
          name={name}
          logoUrl={samplePicture(i, 128, 40)}
          named
          pressed={i === 1}
          onSelect={args.onSelect ?? fn()}
        />
      ))}
    </Tiles>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('button', { pressed: true })).toHaveAccessibleName('Koi & Lantern')
    const heights = canvas.getAllByRole('button').map((tile) => Math.round(tile.getBoundingClientRect().height))
    await expect(new Set(heights).size).toBe(1)
  },
}

export const Named: Story = { args: { named: true, pressed: true } }
export const WithoutLogo: Story = { args: { logoUrl: undefined } }

/** When the logo fails twice, the vendor's name replaces it. */
export const Broken: Story = {
  args: { logoUrl: 'data:image/png;base64,AAAA' },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('img')).toBeNull(), { timeout: 4000 })
    await expect(within(canvasElement).getByText('Bright Reel')).toBeVisible()
  },
}

export const AsLink: Story = {
  render: () => (
    <Tiles>
      <VendorTile name="Bright Reel" href="#vendor" named />
    </Tiles>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link', { name: 'Bright Reel' })).toHaveAttribute('href', '#vendor')
  },
}

export const RightToLeft: Story = {
  globals: { direction: 'rtl', script: 'Arab' },
  args: { name: 'البكرة الساطعة', named: true },
}
