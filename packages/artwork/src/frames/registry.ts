import { shade, tint } from '../colour.ts'
import type { Pen } from '../pen.ts'
import { around, box, circle, mirrored, num, place, poly, sparkle } from '../shapes.ts'
import { type Frame, type FrameSpec, scrim } from './frame.ts'

const edge = (inset: number, r: number) => box(inset, inset, 360 - inset * 2, 480 - inset * 2, r)
const hole = (inset: number, r: number) => `M0 0H360V480H0Z${edge(inset, r)}`
const band = (d: string, paint: string) => `<path fill-rule="evenodd" d="${d}" fill="${paint}"/>`
const metal = (pen: Pen, colour: string, angle = 60) =>
  pen.linear(
    [
      [0, tint(colour, 0.7)],
      [0.25, colour],
      [0.45, shade(colour, 0.4)],
      [0.6, tint(colour, 0.5)],
      [0.8, colour],
      [1, shade(colour, 0.5)],
    ],
    angle,
  )
const corners = (draw: (sx: number, sy: number) => string) =>
  [-1, 1].flatMap((sx) => [-1, 1].map((sy) => draw(sx, sy))).join('')
const cut = (inset: number, c: number) =>
  poly(
    inset + c,
    inset,
    360 - inset - c,
    inset,
    360 - inset,
    inset + c,
    360 - inset,
    480 - inset - c,
    360 - inset - c,
    480 - inset,
    inset + c,
    480 - inset,
    inset,
    480 - inset - c,
    inset,
    inset + c,
  )

/** Gold rules with flourished corners. */
const gilded: Frame = {
  plate: (pen, s) => scrim(pen, s),
  border: (pen, s) =>
    band(hole(9, 26), metal(pen, s.second)) +
    pen.line(edge(10, 25), shade(s.second, 0.7), 2) +
    pen.line(edge(15, 21), s.second, 1.6, 0.9) +
    corners((sx, sy) =>
      place(
        pen.metal(
          'M0 0C0 -20 14 -26 26 -22C16 -18 14 -8 20 0C8 -4 2 6 0 0ZM0 0C-20 0 -26 14 -22 26C-18 16 -8 14 0 20C-4 8 6 2 0 0Z',
          s.second,
          { bevel: 1, outline: 1.5 },
        ) + pen.ball(-2, -2, 6, s.primary, 1.5),
        180 + sx * 146,
        240 + sy * 206,
        1,
        sx < 0 ? (sy < 0 ? 180 : 90) : sy < 0 ? 270 : 0,
      ),
    ),
}

/** A tube of light. */
const neon: Frame = {
  plate: (pen, s) => scrim(pen, s, 0.95),
  border: (pen, s) =>
    band(hole(7, 26), shade(s.dark, 0.3)) +
    pen.line(edge(11, 24), s.primary, 16, 0.22) +
    pen.line(edge(11, 24), s.primary, 9, 0.5) +
    pen.line(edge(11, 24), tint(s.primary, 0.25), 4.5) +
    pen.line(edge(11, 24), '#ffffff', 1.6, 0.9) +
    pen.line('M40 17H120M240 463H320', s.second, 3, 0.9),
}

/** A thick bevelled border in the vendor's colour. */
const bevel: Frame = {
  plate: (pen, s) => scrim(pen, s),
  border: (pen, s) =>
    band(
      hole(13, 28),
      pen.linear(
        [
          [0, tint(s.primary, 0.45)],
          [0.5, s.primary],
          [1, shade(s.primary, 0.5)],
        ],
        60,
      ),
    ) +
    pen.line(edge(13, 28), shade(s.primary, 0.75), 3) +
    pen.line(edge(4, 30), tint(s.primary, 0.7), 1.6, 0.7) +
    pen.line(edge(16, 25), tint(s.second, 0.3), 1.6, 0.9) +
    corners((sx, sy) => pen.ball(180 + sx * 156, 240 + sy * 216, 5, s.second, 1.5)),
}

/** No border: a lit edge, and the picture goes to the corners. */
const bare: Frame = {
  plate: (pen, s) => scrim(pen, s, 1),
  border: (pen, s) =>
    pen.line(edge(2, 22), s.second, 3, 0.35) +
    pen.flat(
      box(0, 472, 360, 8),
      pen.linear(
        [
          [0, s.primary, 0],
          [0.5, s.second],
          [1, s.primary, 0],
        ],
        0,
      ),
    ),
}

/** Corner brackets and ticks, as on a screen in a cockpit. */
const bracket: Frame = {
  plate: (pen, s) =>
    scrim(pen, s, 0.95) +
    pen.line(`M30 ${num(s.titleTop - 22)}H330`, s.primary, 1.4, 0.7) +
    pen.flat(box(150, s.titleTop - 25, 60, 6, 2), s.primary),
  border: (pen, s) =>
    pen.line(edge(8, 22), shade(s.dark, 0.2), 5, 0.5) +
    corners((sx, sy) => {
      const [x, y] = [180 + sx * 166, 240 + sy * 226]
      const d = `M${x} ${y - sy * 62}V${y - sy * 18}L${x - sx * 18} ${y}H${x - sx * 62}`
      return pen.line(d, s.primary, 9, 0.3) + pen.line(d, s.primary, 5) + pen.line(d, '#fff', 1.4, 0.8)
    }) +
    [0, 1, 2, 3]
      .map((i) => pen.flat(box(10, 210 + i * 16, 5, 9, 1) + box(345, 210 + i * 16, 5, 9, 1), s.second, 0.9))
      .join(''),
}

/** A ribbon with swallow tails under the title. */
const ribbon: Frame = {
  plate: (pen, s) => {
    const y = s.titleTop - 14
    const deep = pen.linear([
      [0, tint(s.primary, 0.12)],
      [0.5, s.primary],
      [1, shade(s.primary, 0.4)],
    ])
    return (
      pen.flat(
        `M0 ${num(y - 60)}H360V480H0Z`,
        pen.linear([
          [0, s.dark, 0],
          [1, s.dark, 0.9],
        ]),
      ) +
      pen.flat(`M0 ${num(y)}Q180 ${num(y - 34)} 360 ${num(y)}V480H0Z`, deep) +
      pen.line(`M-4 ${num(y)}Q180 ${num(y - 34)} 364 ${num(y)}`, shade(s.primary, 0.7), 9) +
      pen.line(`M-4 ${num(y)}Q180 ${num(y - 34)} 364 ${num(y)}`, s.second, 5) +
      pen.line(`M-4 ${num(y + 9)}Q180 ${num(y - 25)} 364 ${num(y + 9)}`, tint(s.second, 0.4), 1.4, 0.8)
    )
  },
  border: (pen, s) => pen.line(edge(3, 24), shade(s.primary, 0.5), 6) + pen.line(edge(3, 24), s.second, 2.4),
}

/** Planks and nails. */
const timber: Frame = {
  plate: (pen, s) => scrim(pen, s),
  border: (pen, s) => {
    const wood = pen.linear(
      [
        [0, '#c98a4a'],
        [0.5, '#8a5426'],
        [1, '#4a270e'],
      ],
      80,
    )
    return (
      band(hole(15, 20), wood) +
      pen.line('M6 40V440M11 60V300M354 40V440M349 160V420M40 6H320M60 474H300M80 10H200', '#3a1c08', 1.6, 0.5) +
      pen.line(edge(15, 20), '#2e1505', 3.5) +
      pen.line(edge(17.5, 18), s.second, 1.6, 0.75) +
      corners(
        (sx, sy) =>
          pen.metal(box(180 + sx * 158 - 22, 240 + sy * 218 - 22, 44, 44, 8), s.second, { bevel: 2, outline: 2 }) +
          pen.ball(180 + sx * 158, 240 + sy * 218, 6, shade(s.second, 0.3), 1.5),
      )
    )
  },
}

/** Cut corners in brushed metal. */
const chamfer: Frame = {
  plate: (pen, s) =>
    scrim(pen, s, 0.96) +
    pen.flat(
      poly(
        0,
        s.titleTop + 6,
        24,
        s.titleTop - 14,
        336,
        s.titleTop - 14,
        360,
        s.titleTop + 6,
        360,
        s.titleTop + 9,
        336,
        s.titleTop - 11,
        24,
        s.titleTop - 11,
        0,
        s.titleTop + 9,
      ),
      s.second,
    ),
  border: (pen, s) =>
    band(`M0 0H360V480H0Z${cut(9, 34)}`, metal(pen, shade(s.primary, 0.1), 70)) +
    pen.line(cut(9, 34), shade(s.primary, 0.75), 3) +
    pen.line(cut(13, 33), s.second, 2) +
    corners((sx, sy) => pen.flat(regularBolt(180 + sx * 164, 240 + sy * 224), s.second)),
}
const regularBolt = (x: number, y: number) => circle(x, y, 4)

/** Slanting shards at opposite corners: speed. */
const slash: Frame = {
  plate: (pen, s) => {
    const y = s.titleTop - 20
    return (
      pen.flat(
        poly(0, y + 26, 360, y - 26, 360, 480, 0, 480),
        pen.linear([
          [0, s.primary],
          [1, shade(s.primary, 0.6)],
        ]),
        0.95,
      ) +
      pen.flat(poly(0, y + 26, 360, y - 26, 360, y - 19, 0, y + 33), s.second) +
      pen.flat(poly(0, y + 39, 360, y - 13, 360, y - 10, 0, y + 42), '#ffffff', 0.7)
    )
  },
  border: (pen, s) =>
    pen.flat(poly(0, 0, 96, 0, 0, 70), s.primary) +
    pen.flat(poly(104, 0, 118, 0, 0, 86, 0, 76), s.second) +
    pen.flat(poly(360, 0, 330, 0, 360, 22), s.second) +
    pen.line(edge(2, 22), s.second, 3, 0.6),
}

/** The perforated edge of a ticket. */
const ticket: Frame = {
  plate: (pen, s) => {
    const y = s.titleTop - 18
    let holes = ''
    for (let x = 14; x < 360; x += 18) holes += circle(x, y, 4)
    return (
      pen.flat(
        `M0 ${num(y)}H360V480H0Z`,
        pen.linear([
          [0, tint(s.primary, 0.1)],
          [1, shade(s.primary, 0.45)],
        ]),
        0.96,
      ) +
      pen.flat(`M0 ${num(y)}H360v6H0Z`, s.second) +
      pen.flat(holes, shade(s.primary, 0.6))
    )
  },
  border: (pen, s) => {
    let bites = ''
    for (let i = 0; i < 12; i++) bites += circle(0, 20 + i * 40, 7) + circle(360, 20 + i * 40, 7)
    return pen.line(edge(9, 20), s.second, 3, 0.9) + pen.flat(bites, s.dark)
  },
}

/** Pearl dots of light around, as on a theatre. */
const marquee: Frame = {
  plate: (pen, s) => scrim(pen, s),
  border: (pen, s) => {
    let lights = ''
    for (let i = 0; i < 11; i++) lights += circle(38 + i * 28.4, 8, 4) + circle(38 + i * 28.4, 472, 4)
    for (let i = 0; i < 15; i++) lights += circle(8, 38 + i * 28.8, 4) + circle(352, 38 + i * 28.8, 4)
    return (
      band(
        hole(16, 26),
        pen.linear([
          [0, shade(s.primary, 0.1)],
          [1, shade(s.primary, 0.6)],
        ]),
      ) +
      pen.line(edge(16, 26), s.second, 3) +
      pen.line(edge(1.5, 24), s.second, 3) +
      `<path d="${lights}" fill="#fffbe6" stroke="${s.second}" stroke-width="2.4"/>`
    )
  },
}

/** A jewelled arch over the head of the picture. */
const arch: Frame = {
  plate: (pen, s) => scrim(pen, s),
  border: (pen, s) => {
    const d = 'M14 480V96C14 60 60 56 100 44C140 32 164 24 180 8C196 24 220 32 260 44C300 56 346 60 346 96V480'
    return (
      band(
        `M0 0H360V480H346V96C346 60 300 56 260 44C220 32 196 24 180 8C164 24 140 32 100 44C60 56 14 60 14 96V480H0Z`,
        pen.linear([
          [0, tint(s.primary, 0.1)],
          [1, shade(s.primary, 0.55)],
        ]),
      ) +
      pen.line(d, shade(s.second, 0.6), 7) +
      pen.line(d, s.second, 4) +
      place(mirrored(pen.flat(sparkle(142, 30, 12) + circle(108, 20, 4), s.second)), 180, 0) +
      pen.ball(180, 16, 9, tint(s.second, 0.1), 2) +
      around(1, 0, () => '')
    )
  },
}

/** A thin white line and a plate below: the lower third of a broadcast. */
const broadcast: Frame = {
  plate: (pen, s) =>
    scrim(pen, s, 0.9) +
    pen.flat(poly(0, s.titleTop - 10, 54, s.titleTop - 10, 42, s.titleTop - 3, 0, s.titleTop - 3), s.primary) +
    pen.flat(poly(62, s.titleTop - 10, 360, s.titleTop - 10, 360, s.titleTop - 8, 58, s.titleTop - 8), s.second, 0.9),
  border: (pen, s) =>
    pen.line(edge(10, 22), '#ffffff', 1.6, 0.55) +
    corners((sx, sy) =>
      pen.line(
        `M${180 + sx * 170} ${240 + sy * 200}V${240 + sy * 212}Q${180 + sx * 170} ${240 + sy * 230} ${180 + sx * 152} ${240 + sy * 230}H${180 + sx * 140}`,
        s.second,
        4,
      ),
    ),
}

/** Every frame by name. */
export const frames = {
  gilded,
  neon,
  bevel,
  bare,
  bracket,
  ribbon,
  timber,
  chamfer,
  slash,
  ticket,
  marquee,
  arch,
  broadcast,
} as const satisfies Record<string, Frame>

export type FrameName = keyof typeof frames
export type { FrameSpec }
