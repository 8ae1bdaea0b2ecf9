import { bokeh as lights, rays, type Scene, sky } from './scene.ts'

/** Lights of a far hall out of focus. */
export const bokeh: Scene = {
  schemes: ['gold', 'crimson', 'royal', 'night', 'rose', 'teal', 'grape', 'neon', 'copper'],
  paint: (pen, stage, s, random) =>
    sky(pen, stage, s, 0.7) +
    rays(pen, stage, s.light, 8, random.next(), 0.14) +
    lights(pen, stage, random, [s.light, s.accent, s.low], Math.round(44 * (stage.width / 360)), 0.75) +
    pen.glow(stage.x, stage.y, 170 * stage.unit, s.light, 0.6),
}
