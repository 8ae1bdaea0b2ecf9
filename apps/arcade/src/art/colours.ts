import { dyed, mix, shade, tint } from '@livery/artwork/colour'
import type { Scheme } from '@livery/artwork/schemes'

/**
 * The page's colours for a game, as CSS variables without their dashes, legible in both modes: the stage has the game's
 * own scheme; the table, the panels and the backs of the cards have the merchant's colour.
 */
export function coloursOf(scheme: Scheme, mode: 'light' | 'dark', brand: string): Readonly<Record<string, string>> {
  const dark = mode === 'dark'
  const house = { near: dyed(scheme.near, brand), mid: dyed(scheme.mid, brand), light: dyed(scheme.light, brand) }
  const ground = dark ? shade(scheme.near, 0.3) : tint(scheme.mid, 0.78)
  const panel = dark ? mix(shade(house.near, 0.2), '#0a0a12', 0.35) : mix(tint(house.mid, 0.9), '#ffffff', 0.55)
  return {
    'c-ground': ground,
    'c-panel': panel,
    'c-raised': dark ? mix(panel, house.mid, 0.24) : mix(panel, house.mid, 0.1),
    'c-line': dark ? mix(panel, house.light, 0.3) : mix(panel, house.near, 0.24),
    'c-ink': dark ? '#ffffff' : mix(shade(house.near, 0.2), '#12101a', 0.5),
    'c-quiet': dark ? mix('#ffffff', panel, 0.2) : mix('#12101a', panel, 0.3),
    'c-gold': dark ? '#ffd65c' : '#8a5200',
    'c-gold-bright': '#ffe48a',
    'c-gold-deep': '#b86a06',
    'c-on-gold': '#3a1c00',
    'c-reel-top': dark ? shade(scheme.mid, 0.72) : tint(scheme.mid, 0.82),
    'c-reel-mid': dark ? shade(scheme.mid, 0.42) : '#ffffff',
    'c-reel-line': dark ? scheme.light : scheme.mid,
    'c-glow': dark ? scheme.light : '#ffd86a',
    'c-accent': brand,
    'c-veil': dark ? shade(scheme.near, 0.5) : shade(scheme.near, 0.2),
    'c-danger': dark ? '#ff8a8a' : '#b3121f',
    'c-shadow': '#08040f',
    'c-felt': dark ? shade(house.mid, 0.52) : tint(house.mid, 0.74),
    'c-felt-edge': dark ? shade(house.near, 0.35) : tint(house.mid, 0.5),
    'c-card': '#fffdf6',
    'c-card-ink': '#16161d',
    'c-card-red': '#c4122f',
    'c-glint': '#ffffff',
    'c-zero': '#0b7a3e',
    'c-player': '#1c4fd6',
  }
}
