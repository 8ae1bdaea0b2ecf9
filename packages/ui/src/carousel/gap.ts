/** Space between slides, in pixels; specification, section 9. */
export const GAP_PX = 20.3
