import type { MotifName } from './motifs/registry.ts'
import type { ParticleName } from './particles.ts'
import type { SceneName } from './scenes/registry.ts'
import type { SchemeName } from './schemes.ts'
import type { SetPieceName } from './set-pieces/registry.ts'

/** A banner's composition: its place, its light, and its cast. */
interface Setting {
  readonly scene: SceneName
  readonly scheme: SchemeName
  readonly air: ParticleName
}

/** Three to five motifs: the main one, a second, a third, and small ones. */
export interface CastScene extends Setting {
  readonly cast: readonly [MotifName, MotifName, MotifName, ...MotifName[]]
}

/** A subject drawn for this banner only. */
interface SignatureScene extends Setting {
  readonly piece: SetPieceName
}

export type BannerScene = CastScene | SignatureScene

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
  'jeepney-night': { scene: 'city', scheme: 'neon', piece: 'jeepney', air: 'sparks' },
  'star-lantern': { scene: 'festival', scheme: 'grape', piece: 'parol', air: 'confetti' },
  'grand-stair': { scene: 'palace', scheme: 'crimson', piece: 'grandStair', air: 'sparks' },
  'card-salon': { scene: 'velvet', scheme: 'crimson', piece: 'cardSalon', air: 'sparks' },
  'moon-caravan': { scene: 'desert', scheme: 'dusk', piece: 'caravan', air: 'sparks' },
  'tent-lantern': { scene: 'bokeh', scheme: 'amber', piece: 'fanous', air: 'embers' },
  'lighthouse-point': { scene: 'harbour', scheme: 'night', piece: 'lighthouse', air: 'sparks' },
  'top-corner': { scene: 'stadium', scheme: 'night', piece: 'goal', air: 'confetti' },
  'winged-horse': { scene: 'mountains', scheme: 'lagoon', piece: 'wingedHorse', air: 'sparks' },
  'sunrise-yurt': { scene: 'mountains', scheme: 'amber', piece: 'yurt', air: 'sparks' },
  'hummingbird-bloom': { scene: 'jungle', scheme: 'mint', piece: 'hummingbird', air: 'petals' },
  'carnival-plumes': { scene: 'bokeh', scheme: 'grape', piece: 'samba', air: 'confetti' },
  'ferris-night': { scene: 'festival', scheme: 'rose', piece: 'ferrisWheel', air: 'confetti' },
  'pinwheel-stall': { scene: 'bokeh', scheme: 'sunset', piece: 'pinwheels', air: 'petals' },
  'flying-bails': { scene: 'stadium', scheme: 'jade', piece: 'wicket', air: 'confetti' },
  'sky-lanterns': { scene: 'harbour', scheme: 'dusk', piece: 'skyLanterns', air: 'embers' },
  'floating-market': { scene: 'harbour', scheme: 'royal', piece: 'longBoat', air: 'sparks' },
  'lion-dance': { scene: 'festival', scheme: 'crimson', piece: 'lionDance', air: 'embers' },
  'moon-gate': { scene: 'jungle', scheme: 'jade', piece: 'saola', air: 'petals' },
  'hoops-night': { scene: 'arena', scheme: 'neon', cast: ['basketball', 'hoop', 'trophy', 'medal'], air: 'confetti' },
  'one-wheel': { scene: 'velvet', scheme: 'gold', cast: ['roulette', 'chips', 'champagne', 'rose'], air: 'sparks' },
  'beach-table': { scene: 'harbour', scheme: 'mint', cast: ['croupier', 'cards', 'coconut', 'parrot'], air: 'leaves' },
  'evening-deal': { scene: 'bokeh', scheme: 'grape', cast: ['host', 'cards', 'lotus', 'lantern'], air: 'petals' },
  'reef-hunt': { scene: 'underwater', scheme: 'abyss', cast: ['manta', 'koi', 'trident', 'pearl'], air: 'bubbles' },
  'desert-chest': { scene: 'desert', scheme: 'gold', cast: ['chest', 'teapot', 'coins', 'gem'], air: 'coins' },
  'derby-lights': {
    scene: 'stadium',
    scheme: 'amber',
    cast: ['goal-boot', 'football', 'flag', 'laurel'],
    air: 'sparks',
  },
  'bay-tables': { scene: 'city', scheme: 'crimson', cast: ['sicbo', 'croupier', 'cards', 'lantern'], air: 'sparks' },
  'open-cards': { scene: 'bokeh', scheme: 'steel', cast: ['croupier', 'cards-shoe', 'ace', 'chips'], air: 'sparks' },
  'bingo-hall': { scene: 'draw', scheme: 'storm', cast: ['lotto-balls', 'ticket', 'teapot', 'bell'], air: 'confetti' },
  'silk-road-cup': {
    scene: 'mountains',
    scheme: 'sunset',
    cast: ['trophy', 'football', 'compass', 'laurel'],
    air: 'confetti',
  },
  'majors-stage': {
    scene: 'synth',
    scheme: 'neon',
    cast: ['gamepad', 'headset', 'crosshair', 'joystick'],
    air: 'sparks',
  },
} as const satisfies Record<string, BannerScene>

export type BannerSceneName = keyof typeof bannerScenes

/** The default banner of each plain scene, so that a merchant may name either. */
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
