import DOMPurify from 'dompurify'

/** Cleaned markup, for code of others that writes its own: no script, no handler, no frame, no form. */
export function purifyMarkup(html: string): string {
  return DOMPurify.sanitize(html, { FORBID_TAGS: ['form', 'style'] })
}

/** A cleaned fragment, as nodes, so that no markup string has to pass Trusted Types. */
export function purify(html: string): DocumentFragment {
  return DOMPurify.sanitize(html, { RETURN_DOM_FRAGMENT: true })
}
