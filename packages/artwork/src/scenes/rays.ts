import { bokeh, rays as rayFan, type Scene, sky } from './scene.ts'

/** A burst of light: the classic background of a win. */
export const rays: Scene = {
  schemes: ['ember', 'royal', 'lagoon', 'jade', 'sunset', 'rose', 'gold', 'crimson', 'teal', 'grape', 'night', 'mint'],
  paint: (pen, stage, s, random) =>
    sky(pen, stage, s, 0.9) +
    rayFan(pen, stage, s.light, random.pick([10, 14, 18]), random.next(), 0.34) +
    rayFan(pen, stage, s.accent, 24, random.next(), 0.16) +
    bokeh(pen, stage, random, [s.light, s.accent], 14, 0.35),
}
