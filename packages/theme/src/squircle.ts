/**
 * The custom property for the corner shape of a theme's squircles, which the design system sets by screen width
 * (`global.css.ts`): with a border, a squircle costs several times what a round corner costs to paint. The name is
 * short to keep themes small.
 */
export const SQUIRCLE_VAR = '--lv-corner'
