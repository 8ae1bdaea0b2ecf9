import { shade } from '../colour.ts'
import { around, leaf, num, poly } from '../shapes.ts'
import type { Motif } from './motif.ts'

/** An open painted fan. */
export const fan: Motif = {
  coats: [
    ['#e3122d', '#ffc93c', '#2a0a16'],
    ['#0a7a5a', '#ffe07a', '#2a1a06'],
    ['#5a2ae0', '#ff9ad5', '#160a36'],
  ],
  companions: ['lantern', 'lotus', 'teapot'],
  draw: (pen, [a, b, c]) => {
    let folds = ''
    let leafs = ''
    for (let i = 0; i < 10; i++) {
      const [p, q] = [((-172 + i * 16.4) * Math.PI) / 180, ((-172 + (i + 1) * 16.4) * Math.PI) / 180]
      leafs += pen.flat(
        poly(
          30 * Math.cos(p),
          66 + 30 * Math.sin(p),
          112 * Math.cos(p),
          66 + 124 * Math.sin(p),
          112 * Math.cos(q),
          66 + 124 * Math.sin(q),
          30 * Math.cos(q),
          66 + 30 * Math.sin(q),
        ),
        i % 2 ? a : shade(a, 0.28),
      )
      folds += `M0 72L${num(114 * Math.cos(p))} ${num(66 + 126 * Math.sin(p))}`
    }
    return (
      pen.line('M-111 52A112 126 0 0 1 111 52', shade(b, 0.6), 12) +
      leafs +
      pen.line('M-111 52A112 126 0 0 1 111 52', b, 7) +
      pen.line('M-74 56A74 84 0 0 1 74 56', b, 4) +
      pen.line(folds, c, 3, 0.6) +
      around(5, 17, (x, y) => pen.ball(x - 2, y - 12, 12, '#ffc2dc', 2)) +
      pen.ball(-2, -12, 8, b, 1.5) +
      pen.flat(leaf(18, -8, 58, -2, 0.3) + leaf(-22, -8, -60, 2, 0.3), '#6fd36a') +
      pen.ball(0, 74, 12, b) +
      pen.line('M0 84Q-8 96 4 106', '#e3122d', 5)
    )
  },
}
