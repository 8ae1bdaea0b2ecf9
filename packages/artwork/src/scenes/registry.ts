import { arena } from './arena.ts'
import { bokeh } from './bokeh.ts'
import { candyland } from './candyland.ts'
import { cave } from './cave.ts'
import { city } from './city.ts'
import { desert } from './desert.ts'
import { draw } from './draw.ts'
import { farm } from './farm.ts'
import { festival } from './festival.ts'
import { harbour } from './harbour.ts'
import { ice } from './ice.ts'
import { jungle } from './jungle.ts'
import { mountains } from './mountains.ts'
import { palace } from './palace.ts'
import { rays } from './rays.ts'
import { saloon } from './saloon.ts'
import type { Scene } from './scene.ts'
import { space } from './space.ts'
import { stadium } from './stadium.ts'
import { storm } from './storm.ts'
import { studio } from './studio.ts'
import { synth } from './synth.ts'
import { temple } from './temple.ts'
import { track } from './track.ts'
import { underwater } from './underwater.ts'
import { vault } from './vault.ts'
import { velvet } from './velvet.ts'
import { volcano } from './volcano.ts'

/** Every scene by name. */
export const scenes = {
  arena,
  bokeh,
  candyland,
  cave,
  city,
  desert,
  draw,
  farm,
  festival,
  harbour,
  ice,
  jungle,
  mountains,
  palace,
  rays,
  saloon,
  space,
  stadium,
  storm,
  studio,
  synth,
  temple,
  track,
  underwater,
  vault,
  velvet,
  volcano,
} as const satisfies Record<string, Scene>

export type SceneName = keyof typeof scenes
