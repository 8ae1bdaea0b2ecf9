import type { Pen } from '../pen.ts'
import { around, circle, leaf, place } from '../shapes.ts'
import type { SetPiece } from './set-piece.ts'

function flower(pen: Pen, petal: string, heart: string): string {
  return (
    around(5, 50, (x, y, degrees) =>
      place(
        pen.solid('M0 44C-58 20 -62 -50 -18 -62Q0 -52 18 -62C62 -50 58 20 0 44Z', petal, { bevel: 5 }) +
          pen.line('M0 34V-36M-8 30Q-22 0 -20 -32M8 30Q22 0 20 -32', heart, 3, 0.5),
        x,
        y,
        1,
        degrees,
      ),
    ) +
    pen.ball(0, 0, 22, heart) +
    pen.line('M0 0Q34 -40 62 -66', '#ffd24a', 8) +
    [0, 1, 2, 3].map((i) => pen.ball(40 + i * 9, -46 - i * 8, 7, '#ffe14d', 1.5)).join('')
  )
}

/** A hummingbird before an open blossom. */
export const hummingbird: SetPiece = (pen) => {
  const plume = (from: number, to: number, count: number, reach: number, colours: readonly string[]) =>
    Array.from({ length: count }, (_, i) => {
      const a = ((from + ((to - from) * i) / (count - 1)) * Math.PI) / 180
      const far = reach * (1 - i * 0.055)
      return pen.solid(leaf(0, 0, Math.cos(a) * far, Math.sin(a) * far, 0.13), colours[i % colours.length] as string, {
        bevel: 3,
        depth: 0.9,
      })
    }).join('')
  const frond = (x: number, y: number, degrees: number, colour: string) =>
    place(
      pen.solid(leaf(0, 0, 0, -190, 0.2), colour, { bevel: 5 }) +
        pen.line('M0 0V-160M0 -60L34 -88M0 -60L-34 -88M0 -100L28 -124M0 -100L-28 -124', '#063a34', 3, 0.5),
      x,
      y,
      1,
      degrees,
    )
  return (
    pen.glow(20, -40, 330, '#fff3b8', 0.6) +
    frond(-160, 220, -52, '#0f8f6a') +
    frond(-120, 230, -14, '#14a878') +
    frond(-230, 226, -86, '#0b7a5c') +
    frond(-60, 236, 40, '#0f8f6a') +
    place(flower(pen, '#ff5a4a', '#c8143c'), -196, 66, 1.22, -14) +
    place(flower(pen, '#ffa62e', '#d9480f'), -96, 186, 0.7, 20) +
    place(plume(-74, -12, 8, 282, ['#0bb39a', '#2fd0b4', '#8df0d0']), 92, -28) +
    place(plume(62, 36, 5, 210, ['#0a5f9e', '#2f9ae0', '#0bb39a']), 150, 96) +
    pen.solid(
      'M30 -84C78 -96 130 -66 152 -10C172 40 196 88 214 132C172 150 112 142 74 96C40 58 20 22 14 -20Z',
      '#0fae8c',
      {
        bevel: 8,
      },
    ) +
    pen.solid('M20 -28C34 30 70 92 120 122C90 122 54 96 36 66C18 36 10 6 8 -22Z', '#fff1dc', { bevel: 3, outline: 0 }) +
    [0, 1, 2, 3, 4].map((i) => pen.line(`M${84 + i * 18} ${-40 + i * 30}q20 4 34 -8`, '#baffe6', 4, 0.7)).join('') +
    pen.solid('M-44 -78C-40 -128 20 -146 60 -112C84 -90 70 -40 34 -22C2 -8 -28 -20 -40 -44Z', '#129a7e', { bevel: 7 }) +
    pen.solid('M-38 -48C-20 -26 14 -22 38 -34C40 -4 12 22 -8 12C-26 2 -38 -22 -38 -48Z', '#e2306c', { bevel: 4 }) +
    [0, 1, 2].map((i) => pen.line(`M${-22 + i * 18} -24q8 8 18 2`, '#ff9ac0', 4)).join('') +
    pen.solid('M-40 -76Q-110 -54 -164 -2Q-104 -34 -40 -60Z', '#2b2230', { bevel: 2 }) +
    pen.flat(circle(-4, -84, 18), '#ffffff') +
    pen.eye(-6, -84, 14, '#3a1a08', -1) +
    place(plume(-128, -66, 8, 270, ['#2fd0b4', '#8df0d0', '#5ad8ff']), 84, -18)
  )
}
