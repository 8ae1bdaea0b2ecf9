import sanitizeHtml from 'sanitize-html'

/**
 * Elements that an announcement may contain: text, emphasis, lists, headings and plain links. No style, no script, no
 * picture.
 */
const ALLOWED: sanitizeHtml.IOptions = {
  allowedTags: [
    'p',
    'br',
    'strong',
    'b',
    'em',
    'i',
    'u',
    's',
    'ul',
    'ol',
    'li',
    'h3',
    'h4',
    'blockquote',
    'a',
    'bdi',
    'span',
  ],
  allowedAttributes: { a: ['href'], '*': ['dir', 'lang'] },
  allowedSchemes: ['https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  transformTags: { a: sanitizeHtml.simpleTransform('a', { rel: 'noopener noreferrer nofollow' }) },
}

/** Cleans HTML before it is saved (docs/decisions/15). The browser cleans it once more when it is shown. */
export function cleanHtml(html: string): string {
  return sanitizeHtml(html, ALLOWED)
}
