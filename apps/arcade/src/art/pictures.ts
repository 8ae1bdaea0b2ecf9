import { type MotifName, motifs } from '@livery/artwork/motifs/registry'
import { Pen } from '@livery/artwork/pen'
import { Random } from '@livery/artwork/random'
import { scenes } from '@livery/artwork/scenes/registry'
import { leaning, type Scheme } from '@livery/artwork/schemes'
import { crest } from './crest.ts'
import { dealer } from './dealer.ts'
import { frame } from './frame.ts'
import { GEM_NAMES, type GemName, gem } from './gem.ts'
import { medallion, wild } from './special.ts'
import type { Theme } from './theme.ts'
import { title } from './title.ts'

const PICTURE_SIGNS = ['B', 'C', 'D', 'E']

/** Draws one picture of a game as SVG: a sign, a motif by its name, a scene, the frame or the title. Null for another name. */
export function draw(name: string, theme: Theme, gameName: string): string | null {
  if (name === 'scene-dark') return scene(theme, theme.scheme, 'scene')
  if (name === 'scene-light') return scene(theme, leaning(theme.scheme, theme.scheme.light, 0.3), 'scene')
  if (name === 'scene-free') return scene(theme, theme.freeScheme, 'scene')
  const framed = /^frame-(light|dark)-([34])(-tall)?$/.exec(name)
  if (framed) return frame(Number(framed[2]), theme.scheme, framed[1] === 'light', framed[3] !== undefined)
  const crested = /^crest-([a-z]+)-(\d{1,2})$/.exec(name)
  if (crested) return crest(crested[1] as string, Number(crested[2]))
  if (name === 'emblem') return emblem(theme)
  if (name === 'dealer') return dealer(theme)
  if (name === 'title') return title(gameName, theme)
  if (name.startsWith('motif-')) return lone(name.slice('motif-'.length), theme)

  const pen = new Pen('s')
  const body = sign(pen, name, theme)
  return body === null ? null : pen.document(200, 200, `<g transform="translate(100 100)">${body}</g>`)
}

function sign(pen: Pen, name: string, theme: Theme): string | null {
  if (GEM_NAMES.includes(name as GemName)) return `<g transform="scale(.84)">${gem(pen, name as GemName)}</g>`
  if (name === 'W') return `<g transform="scale(.96)">${wild(pen, theme.scheme.accent)}</g>`
  if (name === 'S') {
    return `<g transform="scale(.96)">${medallion(pen, motif(pen, theme, 0), theme.scheme.mid)}</g>`
  }
  const at = PICTURE_SIGNS.indexOf(name)
  if (at === -1) return null
  // The best two glow; every picture is a little smaller than its cell, so that neighbours are separated.
  const halo = at < 2 ? pen.glow(0, 0, 98, theme.scheme.light, at === 0 ? 0.6 : 0.35) : ''
  return `${halo}<g transform="scale(.88)">${motif(pen, theme, at + 1)}</g>`
}

/** The game's own motif, as in its picture in the lobby. */
function emblem(theme: Theme): string {
  const pen = new Pen('e')
  return pen.document(220, 220, `<g transform="translate(110 110)">${motif(pen, theme, 0)}</g>`)
}

/** A single motif in the colouring for its place in the game. */
function lone(name: string, theme: Theme): string | null {
  if (!Object.hasOwn(motifs, name)) return null
  const pen = new Pen('m')
  const { coats, draw: drawMotif } = motifs[name as MotifName]
  const coat = new Random(theme.seed).branch(name).pick(coats)
  return pen.document(220, 220, `<g transform="translate(110 110)">${drawMotif(pen, coat)}</g>`)
}

function motif(pen: Pen, theme: Theme, at: number): string {
  const name = theme.pictures[at] as MotifName
  const { coats, draw: drawMotif } = motifs[name]
  const seeded = new Random(theme.seed).branch(`coat-${at}`).pick(coats)
  return drawMotif(pen, (at === 0 ? coats[theme.coat ?? -1] : undefined) ?? seeded)
}

function scene(theme: Theme, scheme: Scheme, branch: string): string {
  const pen = new Pen('b')
  const stage = { width: 960, height: 600, x: 480, y: 230, horizon: 400, unit: 1.25 }
  const body = scenes[theme.scene].paint(pen, stage, scheme, new Random(theme.seed).branch(branch))
  // The page covers its whole window with the scene, whatever its proportions.
  return pen.document(stage.width, stage.height, body).replace('<svg ', '<svg preserveAspectRatio="xMidYMid slice" ')
}
