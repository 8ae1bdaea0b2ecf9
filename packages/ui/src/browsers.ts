/**
 * The oldest browsers the styles are written for, as Vite's `build.cssTarget`. Older targets make the minifier replace
 * `:dir()` by a list of languages and `color-scheme` by a pile of variables: wrong for a direction that is an attribute.
 */
export const cssTarget = ['chrome123', 'edge123', 'firefox121', 'safari17.5']
