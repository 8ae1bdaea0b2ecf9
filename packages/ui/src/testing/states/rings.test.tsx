import '../../global.css.ts'
import { themes } from 'virtual:themes'
import { cssVarName, type LeafId, leaves } from '@livery/theme/contract'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { showMode, showTheme } from '../../appearance.ts'
import { Button } from '../../button/button.tsx'
import { clear, serve } from '../stage.tsx'
import { ringOf } from './focus-faults.ts'
import { colorOf, groundOf, ratioOf } from './look.ts'

const LEAST = 3
/** Every plain surface on which focus must be visible. */
const surfaces = [
  ...(leaves.get('color.focus.ring')?.duty?.on ?? []),
  ...(leaves.get('color.focus.halo')?.duty?.shared?.on ?? []),
].filter((id) => leaves.get(id as LeafId)?.type === 'color') as LeafId[]

const button = <Button>Play</Button>
let ground: HTMLElement

beforeEach(() => {
  ground = serve(button)
})
afterEach(clear)

test.each(themes.map(({ id, css }) => [id, css] as const))(
  '%s: the ring or its halo is seen on every surface',
  (_, css) => {
    showTheme(css)
    expect(surfaces.length).toBeGreaterThan(20)
    const faults: string[] = []
    for (const mode of ['light', 'dark'] as const) {
      showMode(mode)
      const focused = ground.querySelector('button') as HTMLButtonElement
      for (const id of surfaces) {
        ground.style.background = `var(${cssVarName(id)})`
        const ring = ringOf(focused)
        const halo = getComputedStyle(focused).boxShadow.replace(/\).*/, ')')
        const behind = groundOf(ground)
        const seen = Math.max(...[ring?.color ?? '', halo].map((color) => ratioOf(colorOf(color), behind)))
        if (seen < LEAST) faults.push(`${mode} ${id}: ${seen.toFixed(2)}:1`)
      }
    }
    expect(faults).toEqual([])
  },
)
