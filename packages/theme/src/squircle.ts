/**
 * What a theme's squircles are drawn as: the design system says so for each width of the screen (`global.css.ts`). A
 * squircle is drawn along a path of its own, which with a border costs several times what a circle's corner does. Its
 * name is short for the sake of the theme's weight.
 */
export const SQUIRCLE_VAR = '--lv-corner'
