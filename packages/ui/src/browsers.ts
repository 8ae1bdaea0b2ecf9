/**
 * The oldest browsers that the site is written for, as Vite's `build.cssTarget`; `tests/browsers.test.ts` looks for
 * methods that they lack. Older targets make the minifier replace `:dir()` by a list of languages and `color-scheme` by
 * a pile of variables: wrong for a direction that is an attribute.
 */
export const cssTarget = ['chrome123', 'edge123', 'firefox126', 'safari17.5']
