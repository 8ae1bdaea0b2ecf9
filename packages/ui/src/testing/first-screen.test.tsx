import { afterEach, expect, test } from 'vitest'
import { Amount } from '../amount/amount.tsx'
import { samplePicture } from '../art/sample-picture.ts'
import { Avatar } from '../avatar/avatar.tsx'
import { Button } from '../button/button.tsx'
import { Carousel } from '../carousel/carousel.tsx'
import { FavouriteButton, GameTile } from '../game-tile/game-tile.tsx'
import { IconButton } from '../icon-button/icon-button.tsx'
import { Marquee } from '../marquee/marquee.tsx'
import { Menu } from '../menu/menu.tsx'
import { Rail, useRail } from '../rail/rail.tsx'
import { SectionHeader } from '../section-header/section-header.tsx'
import { Toaster } from '../toast/toast.tsx'
import { Tooltip } from '../tooltip/tooltip.tsx'
import { VendorTile } from '../vendor-tile/vendor-tile.tsx'
import { applyTheme, clear, hydrate, idle, places, serve } from './stage.tsx'

const nothing = () => undefined

function Section() {
  const { ref, ...arrows } = useRail()
  return (
    <section aria-labelledby="s">
      <SectionHeader
        id="s"
        title="Slots"
        icon="slots"
        count="12"
        arrows={{ ...arrows, previousLabel: 'Earlier', nextLabel: 'Later' }}
      />
      <Rail ref={ref} labelledBy="s">
        {Array.from({ length: 12 }, (_, i) => (
          <GameTile
            key={samplePicture(i)}
            title={`Game ${i}`}
            iconUrl={samplePicture(i)}
            sizes="160px"
            eager={i < 6}
            onPlay={nothing}
            badge={{ tone: 'hot', label: 'HOT' }}
            details={{ label: 'Details', onOpen: nothing }}
            favourite={<FavouriteButton label="Favourite" pressed={false} onToggle={nothing} />}
          />
        ))}
      </Rail>
    </section>
  )
}

const firstScreen = (
  <main>
    <Button icon="user">Log in</Button>
    <Tooltip text="Refresh" side="end">
      <IconButton icon="refresh" label="Refresh" />
    </Tooltip>
    <Amount parts={[{ type: 'integer', value: '12' }]} />
    <Avatar alt="" src={samplePicture(1, 40, 40)} />
    <Menu
      label="Language"
      entries={[{ id: 'en', label: 'English', onSelect: nothing }]}
      trigger={(props) => <Button {...props}>Language</Button>}
    />
    <Carousel
      label="Banners"
      pauseLabel="Stop"
      playLabel="Run"
      dotLabel={(i) => `Banner ${i + 1}`}
      slides={Array.from({ length: 5 }, (_, i) => ({
        id: `b${i}`,
        content: <img src={samplePicture(i, 630, 240)} width={630} height={240} alt="" />,
      }))}
    />
    <Marquee
      label="Notices"
      pauseLabel="Stop"
      playLabel="Run"
      items={[{ id: 'a', text: 'A notice that is long enough to run along the belt for a while.' }]}
    />
    <Section />
    <VendorTile name="Bright Reel" onSelect={nothing} />
    <Toaster label="Notices" dismissLabel="Dismiss" />
  </main>
)

/**
 * Everything but the notices, which move as soon as possible, and the carousel's stop button, which comes with its
 * script.
 */
const STANDING = 'main > button, main > span, h2, article, article button, [aria-labelledby] li, section li img'

afterEach(clear)

test.each(['ltr', 'rtl'] as const)(
  '%s: nothing moves and nothing is rendered anew when the script takes over',
  async (direction) => {
    applyTheme(direction)
    const stage = serve(firstScreen)
    const html = stage.innerHTML
    expect(html, 'a style attribute would be refused by the page').not.toMatch(/\sstyle="/)
    await idle(300)
    const before = places(STANDING)
    expect(await hydrate(firstScreen)).toEqual([])
    expect(places(STANDING)).toEqual(before)
    await expect.poll(() => stage.querySelector('[data-still]'), { timeout: 8000 }).toBeNull()
    expect(places(STANDING)).toEqual(before)
  },
)

test('before the script the picture row scrolls by itself', () => {
  applyTheme()
  const stage = serve(firstScreen)
  const row = stage.querySelector<HTMLElement>('[data-still]') as HTMLElement
  expect(getComputedStyle(row).overflowX).toBe('auto')
  expect(row.scrollWidth).toBeGreaterThan(row.clientWidth)
})
