import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { Grid, Narrow } from '../sheet/grid.tsx'
import { guide } from '../sheet/guide.ts'
import { type LinkProps, LinkProvider, TextLink } from './link.tsx'
import { LINK_LOOKS } from './looks.ts'

const meta = {
  component: TextLink,
  args: { href: '#terms', children: 'Terms of use' },
  argTypes: { look: { control: 'inline-radio', options: LINK_LOOKS } },
  parameters: guide(
    'Text that leads to another page. `Link` is the element without a look, which uses the router’s link where an app provides one.',
    {
      do: [
        'Say where it leads: “Terms of use”, never “here”.',
        'Tell that it opens in another tab (`newTabText`), and do it only for what leaves the site.',
      ],
      dont: [
        'Take it for something that happens on the spot: that is a Button.',
        'Take `quiet` within a sentence: colour alone, or nothing, does not say that it is a link.',
      ],
    },
  ),
} satisfies Meta<typeof TextLink>
export default meta

type Story = StoryObj<typeof meta>

export const Text: Story = {
  render: (args) => (
    <Narrow>
      <p>
        By signing up you accept the <TextLink {...args} /> and say that you are of age.
      </p>
    </Narrow>
  ),
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link', { name: 'Terms of use' })
    await userEvent.tab()
    await expect(link).toHaveFocus()
    await expect(getComputedStyle(link).textDecorationLine).toBe('underline')
  },
}

export const Looks: Story = {
  render: (args) => (
    <Grid>
      {LINK_LOOKS.map((look) => (
        <TextLink key={look} {...args} look={look} />
      ))}
      <TextLink {...args} look="quiet" aria-current="page" />
      <TextLink {...args} newTabText="opens in a new tab">
        Licence register
      </TextLink>
    </Grid>
  ),
}

/** Long words and addresses wrap instead of widening the page, and stay underlined. */
export const Wraps: Story = {
  args: { children: 'https://licences.example/register/of/remote-gaming-operators/certificate-2026-11-18' },
  render: (args) => (
    <div style={{ inlineSize: '12rem', maxInlineSize: '100%' }}>
      <p>
        Seen in <TextLink {...args} />.
      </p>
    </div>
  ),
  play: async ({ canvasElement }) => {
    const paragraph = canvasElement.querySelector('p') as HTMLElement
    await expect(paragraph.scrollWidth).toBeLessThanOrEqual(paragraph.clientWidth)
    await expect(within(canvasElement).getByRole('link').getClientRects().length).toBeGreaterThan(2)
  },
}

/** The link says that it opens a new tab, and the new tab has no access to this one. */
export const AnotherTab: Story = {
  args: { href: 'https://example.com/licence', newTabText: 'opens in a new tab', children: 'Licence register' },
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link', { name: 'Licence register opens in a new tab' })
    await expect(link).toHaveAttribute('target', '_blank')
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer')
  },
}

const followed = fn()

function RouterLink({ href, children, ...rest }: LinkProps) {
  return (
    <a
      href={href}
      {...rest}
      onClick={(event) => {
        event.preventDefault()
        followed(href)
      }}
    >
      {children}
    </a>
  )
}

/** Every link of the design system uses the router's link component. */
export const OfARouter: Story = {
  args: { href: '/promotions', children: 'All promotions' },
  decorators: [(Story) => <LinkProvider value={RouterLink}>{Story()}</LinkProvider>],
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('link', { name: 'All promotions' }))
    await expect(followed).toHaveBeenCalledWith('/promotions')
  },
}

export const RightToLeft: Story = {
  globals: { direction: 'rtl', script: 'Arab' },
  args: { children: 'شروط الاستخدام', newTabText: 'يفتح في علامة تبويب جديدة' },
}
