import type { MotifName } from './motifs/registry.ts'
import type { ParticleName } from './particles.ts'
import type { SceneName } from './scenes/registry.ts'
import type { SchemeName } from './schemes.ts'

/** A banner's composition: where it plays, in which light, and who is in it, the main one first. */
export interface BannerScene {
  readonly scene: SceneName
  readonly scheme: SchemeName
  /** Three to five motifs: the hero, its second, its third, and small ones. */
  readonly cast: readonly [MotifName, MotifName, MotifName, ...MotifName[]]
  readonly air: ParticleName
}

/** Banner compositions by name. */
export const bannerScenes = {
  'aurora-welcome': { scene: 'ice', scheme: 'storm', cast: ['gift', 'gem', 'coins', 'gold-star'], air: 'sparks' },
  'jackpot-vault': { scene: 'vault', scheme: 'gold', cast: ['chest', 'crown', 'coins', 'gem'], air: 'coins' },
  'dragon-festival': {
    scene: 'festival',
    scheme: 'ember',
    cast: ['dragon', 'drum', 'ingot', 'firecracker'],
    air: 'embers',
  },
  'desert-oasis': { scene: 'desert', scheme: 'amber', cast: ['horse', 'palm', 'teapot', 'coins'], air: 'sparks' },
  'live-casino': { scene: 'studio', scheme: 'crimson', cast: ['host', 'roulette', 'cards', 'chips'], air: 'sparks' },
  'football-final': {
    scene: 'stadium',
    scheme: 'night',
    cast: ['trophy', 'football', 'whistle', 'medal'],
    air: 'confetti',
  },
  'deep-sea': { scene: 'underwater', scheme: 'lagoon', cast: ['shark', 'octopus', 'fish', 'pearl'], air: 'bubbles' },
  'neon-city': { scene: 'city', scheme: 'neon', cast: ['triple-seven', 'gamepad', 'dice', 'rocket'], air: 'sparks' },
  'royal-hall': { scene: 'palace', scheme: 'royal', cast: ['crown', 'diamond-ring', 'sword', 'gem'], air: 'sparks' },
  'lotto-draw': {
    scene: 'draw',
    scheme: 'lagoon',
    cast: ['lotto-drum', 'lotto-balls', 'ticket', 'gold-star'],
    air: 'confetti',
  },
  'vip-lounge': {
    scene: 'bokeh',
    scheme: 'crimson',
    cast: ['champagne', 'diamond-ring', 'ace', 'chips'],
    air: 'sparks',
  },
  'weekend-rush': {
    scene: 'track',
    scheme: 'sunset',
    cast: ['race-car', 'racing-helmet', 'trophy', 'flag'],
    air: 'sparks',
  },
  'storm-kings': {
    scene: 'storm',
    scheme: 'storm',
    cast: ['cloud-god', 'lightning', 'shield', 'laurel'],
    air: 'sparks',
  },
  'lucky-orchard': { scene: 'farm', scheme: 'meadow', cast: ['seven', 'cherry', 'bell', 'lemon'], air: 'leaves' },
  'velvet-night': {
    scene: 'velvet',
    scheme: 'crimson',
    cast: ['mask', 'roulette', 'rose', 'champagne'],
    air: 'sparks',
  },
  'arena-clash': { scene: 'arena', scheme: 'ember', cast: ['rooster', 'boxing', 'laurel', 'swords'], air: 'embers' },
  'candy-day': {
    scene: 'candyland',
    scheme: 'sweet',
    cast: ['candy', 'cupcake', 'lollipop', 'donut'],
    air: 'confetti',
  },
  'river-lanterns': { scene: 'harbour', scheme: 'dusk', cast: ['lotus', 'lantern', 'koi', 'moon'], air: 'sparks' },
  'elephant-parade': {
    scene: 'temple',
    scheme: 'sunset',
    cast: ['elephant', 'lotus', 'drum', 'bell'],
    air: 'petals',
  },
  'new-year-night': {
    scene: 'festival',
    scheme: 'crimson',
    cast: ['lantern', 'firecracker', 'orange', 'ingot'],
    air: 'embers',
  },
  'tiger-grove': {
    scene: 'jungle',
    scheme: 'jade',
    cast: ['tiger', 'bamboo', 'mahjong', 'fortune-coin'],
    air: 'leaves',
  },
  'tropic-bay': { scene: 'harbour', scheme: 'mint', cast: ['parrot', 'pineapple', 'coconut', 'palm'], air: 'bubbles' },
  'carnival-street': {
    scene: 'bokeh',
    scheme: 'grape',
    cast: ['mask', 'drum', 'feather', 'mango'],
    air: 'confetti',
  },
  'fair-wheel': {
    scene: 'candyland',
    scheme: 'rose',
    cast: ['prize-wheel', 'balloon', 'elephant', 'candy'],
    air: 'confetti',
  },
  'steppe-race': {
    scene: 'mountains',
    scheme: 'arctic',
    cast: ['horse', 'horseshoe', 'trophy', 'flag'],
    air: 'sparks',
  },
  'eagle-sky': { scene: 'mountains', scheme: 'amber', cast: ['eagle', 'compass', 'laurel', 'sun'], air: 'sparks' },
  'star-voyage': { scene: 'space', scheme: 'royal', cast: ['rocket', 'planet', 'ufo', 'robot'], air: 'sparks' },
} as const satisfies Record<string, BannerScene>

export type BannerSceneName = keyof typeof bannerScenes

/** The banner that stands for a plain scene, so that a merchant may name either. */
export const bannerOfScene: Readonly<Record<SceneName, BannerSceneName>> = {
  arena: 'arena-clash',
  bokeh: 'vip-lounge',
  candyland: 'candy-day',
  cave: 'jackpot-vault',
  city: 'neon-city',
  desert: 'desert-oasis',
  draw: 'lotto-draw',
  farm: 'lucky-orchard',
  festival: 'dragon-festival',
  harbour: 'deep-sea',
  ice: 'aurora-welcome',
  jungle: 'lucky-orchard',
  mountains: 'dragon-festival',
  palace: 'royal-hall',
  rays: 'jackpot-vault',
  saloon: 'desert-oasis',
  space: 'star-voyage',
  stadium: 'football-final',
  storm: 'storm-kings',
  studio: 'live-casino',
  synth: 'neon-city',
  temple: 'storm-kings',
  track: 'weekend-rush',
  underwater: 'deep-sea',
  vault: 'jackpot-vault',
  velvet: 'velvet-night',
  volcano: 'dragon-festival',
}
