import { drum } from '../motifs/drum.ts'
import { mask } from '../motifs/mask.ts'
import { circle, leaf, place } from '../shapes.ts'
import { drawn, type SetPiece } from './set-piece.ts'

/** The headdress of a carnival queen, and the drums behind her. */
export const samba: SetPiece = (pen) => {
  const fan = (count: number, spread: number, reach: number, belly: number, colours: readonly string[]) =>
    Array.from({ length: count }, (_, i) => {
      const t = i / (count - 1) - 0.5
      const a = ((t * spread - 90) * Math.PI) / 180
      const far = reach * (1 - Math.abs(t) * 0.16)
      const [x, y] = [Math.cos(a) * far, Math.sin(a) * far]
      return (
        pen.solid(leaf(0, 0, x, y, belly), colours[i % colours.length] as string, { bevel: 4, depth: 0.9 }) +
        pen.line(`M${x * 0.3} ${y * 0.3}L${x * 0.86} ${y * 0.86}`, '#ffffff', 3, 0.4) +
        pen.solid(circle(x * 0.86, y * 0.86, reach * 0.052), '#ffd24a', { bevel: 2 }) +
        pen.flat(circle(x * 0.86, y * 0.86, reach * 0.026), '#0b7a6c')
      )
    }).join('')
  return (
    pen.glow(0, -20, 340, '#ffd28a', 0.7) +
    place(drawn(pen, drum), -220, 150, 0.86, -8) +
    place(drawn(pen, drum, 1), 222, 150, 0.86, 8) +
    place(
      fan(15, 214, 336, 0.1, ['#ff4f6a', '#ff9a2e', '#ffd24a', '#16c79a', '#2f8fe8']) +
        fan(11, 190, 246, 0.13, ['#ff2f8f', '#8a3df0', '#00b8c4']) +
        fan(9, 168, 164, 0.18, ['#ffe14d', '#ff7a3a']),
      0,
      112,
    ) +
    pen.metal('M-112 60Q0 -52 112 60Q90 104 0 96Q-90 104 -112 60Z', '#ffcf4d', { bevel: 5 }) +
    [-78, -40, 0, 40, 78]
      .map((x, i) =>
        pen.ball(
          x,
          54 - (2 - Math.abs(i - 2)) * 22,
          13,
          ['#e2306c', '#16c79a', '#2f8fe8', '#16c79a', '#e2306c'][i] as string,
          2,
        ),
      )
      .join('') +
    place(drawn(pen, mask, 1), 0, 122, 1.42)
  )
}
