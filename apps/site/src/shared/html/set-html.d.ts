/** The HTML Sanitizer API, which TypeScript's library does not include completely yet. */
interface Element {
  setHTML?: (html: string) => void
}
