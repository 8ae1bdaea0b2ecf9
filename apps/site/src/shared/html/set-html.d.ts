/** The HTML Sanitizer API, which TypeScript's library does not know everywhere yet. */
interface Element {
  setHTML?: (html: string) => void
}
