/** Space between slides, in pixels (docs/product.md 4.4). */
export const GAP_PX = 20.3
