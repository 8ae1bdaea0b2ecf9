import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { samplePicture } from '../art/sample-picture.ts'
import { Badge } from '../badge/badge.tsx'
import { Button } from '../button/button.tsx'
import { guide } from '../sheet/guide.ts'
import { columns } from '../sheet/sheet.css.ts'
import { Skeleton } from '../skeleton/skeleton.tsx'
import { Card } from './card.tsx'
import { CARD_LOOKS, CARD_PADDINGS } from './looks.ts'

const claim = fn()
const PICTURES = [
  [120, 60],
  [630, 240],
  [1600, 400],
] as const

const meta = {
  component: Card,
  argTypes: {
    look: { control: 'select', options: CARD_LOOKS },
    padding: { control: 'select', options: CARD_PADDINGS },
  },
  args: {
    title: 'Lantern week',
    icon: 'gift',
    children: <p>Play any lantern game until Sunday and every tenth round is on us.</p>,
  },
  parameters: guide('Groups what belongs to one thing, and separates it from its surroundings.', {
    do: ['Give it a title where it is one of several.', 'Give it `href` where all of it leads to one place.'],
    dont: ['Put a card in a card.', 'Use `brand` for more than one card of a page.'],
  }),
} satisfies Meta<typeof Card>
export default meta

type Story = StoryObj<typeof meta>

export const Looks: Story = {
  render: (args) => (
    <div className={columns}>
      {CARD_LOOKS.map((look) => (
        <Card key={look} {...args} look={look} title={`${args.title}, ${look}`} />
      ))}
    </div>
  ),
}

/** The whole card is a link; the button inside does something else. */
export const Leads: Story = {
  args: {
    href: '#lantern-week',
    end: <Badge tone="hot">Hot</Badge>,
    picture: <img src={samplePicture(5, 630, 240)} width={630} height={240} alt="" />,
    footer: (
      <Button size="sm" onClick={claim}>
        Claim
      </Button>
    ),
  },
  render: (args) => (
    <div className={columns}>
      <Card {...args} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const card = within(canvasElement).getByRole('article', { name: 'Lantern week' })
    const link = within(card).getByRole('link', { name: 'Lantern week' })
    const { left, bottom } = card.getBoundingClientRect()
    await expect(document.elementFromPoint(left + 12, bottom - 12)).toBe(link)
    await userEvent.tab()
    await expect(link).toHaveFocus()
    await expect(getComputedStyle(link, '::after').outlineStyle).toBe('solid')
    await userEvent.click(within(card).getByRole('button', { name: 'Claim' }))
    await expect(claim).toHaveBeenCalledOnce()
    await expect(location.hash).not.toBe('#lantern-week')
  },
}

/** The picture fills the width of the card, whether the file is small, wide or tall. */
export const Pictures: Story = {
  render: () => (
    <div className={columns}>
      {PICTURES.map(([width, height], i) => (
        <Card
          key={`${width} × ${height}`}
          title={`${width} × ${height}`}
          padding="sm"
          picture={<img src={samplePicture(i, width, height)} width={width} height={height} alt="" />}
        />
      ))}
    </div>
  ),
  play: async ({ canvasElement }) => {
    for (const image of canvasElement.querySelectorAll('img')) {
      const frame = image.parentElement as Element
      await expect(image.getBoundingClientRect().width).toBeCloseTo(frame.getBoundingClientRect().width, 0)
      await expect(image.naturalWidth / image.naturalHeight).toBeCloseTo(image.clientWidth / image.clientHeight, 1)
    }
  },
}

/** Cards in a row have the same height, and their footers are aligned. */
export const Row: Story = {
  render: (args) => (
    <div className={columns}>
      <Card {...args} footer={<Button size="sm">Claim</Button>} />
      <Card {...args} title="Koi" icon={undefined} footer={<Button size="sm">Open</Button>}>
        <p>A title that is short, and words that go on for a good while longer than those of the card beside it.</p>
      </Card>
    </div>
  ),
  play: async ({ canvasElement }) => {
    const [one, other] = within(canvasElement).getAllByRole('article')
    if (one?.getBoundingClientRect().top !== other?.getBoundingClientRect().top) return
    const [first, second] = within(canvasElement)
      .getAllByRole('button')
      .map((button) => button.getBoundingClientRect())
    await expect(first?.bottom).toBe(second?.bottom)
  },
}

export const Bare: Story = { args: { title: undefined, icon: undefined, padding: 'sm', look: 'outlined' } }

export const Loading: Story = {
  args: {
    busy: true,
    children: (
      <div>
        <Skeleton width="long" />
        <Skeleton width="half" />
      </div>
    ),
  },
}

export const RightToLeft: Story = {
  globals: { direction: 'rtl', script: 'Arab' },
  args: {
    title: 'أسبوع الفوانيس',
    children: <p>العب أي لعبة فوانيس حتى يوم الأحد، وكل جولة عاشرة علينا.</p>,
    footer: <Button iconEnd="arrow-end">التفاصيل</Button>,
  },
}
