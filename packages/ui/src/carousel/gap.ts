/** Space between slides, in pixels; specification, section 10. */
export const GAP_PX = 20.3
