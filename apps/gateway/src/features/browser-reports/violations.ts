/** What a page's policy refused, without the visitor's data. */
export interface Violation {
  readonly directive: string
  /** The origin of the refused resource, or a word such as `inline`. */
  readonly blocked: string
  /** The path of the page. */
  readonly page: string
  /** The script and position, if the browser reports them. */
  readonly source: string | null
}

/** Further reports in one request are ignored. */
const MOST = 20

/** Reads reports of the Reporting API or of the older form; an empty list for anything else. */
export function violationsIn(body: unknown): readonly Violation[] {
  const reports = Array.isArray(body) ? body.slice(0, MOST) : [body]
  return reports.flatMap((report) => violationOf(report) ?? [])
}

function violationOf(report: unknown): Violation | null {
  const { type, body, 'csp-report': older } = fieldsOf(report)
  if (older !== undefined) {
    const fields = fieldsOf(older)
    return violation(fields['effective-directive'] ?? fields['violated-directive'], fields['blocked-uri'], {
      page: fields['document-uri'],
      file: fields['source-file'],
      line: fields['line-number'],
    })
  }
  if (type !== 'csp-violation') return null
  const fields = fieldsOf(body)
  return violation(fields.effectiveDirective, fields.blockedURL, {
    page: fields.documentURL,
    file: fields.sourceFile,
    line: fields.lineNumber,
  })
}

function violation(
  directive: unknown,
  blocked: unknown,
  { page, file, line }: { readonly page: unknown; readonly file: unknown; readonly line: unknown },
): Violation {
  const name = typeof directive === 'string' ? (directive.split(' ')[0] ?? '') : ''
  const source = typeof file === 'string' ? URL.parse(file) : null
  return {
    directive: DIRECTIVES.has(name) ? name : 'other',
    blocked: originOf(blocked),
    // Queries may hold search words, or a code that signs in.
    page: typeof page === 'string' ? (URL.parse(page)?.pathname.slice(0, 100) ?? '') : '',
    source: source
      ? `${originOf(file)}${source.pathname}`.slice(0, 160) + (Number.isInteger(line) ? `:${line}` : '')
      : null,
  }
}

/** A metric has a value for each kind, so a stranger must not be able to add kinds. */
const DIRECTIVES: ReadonlySet<string> = new Set([
  'script-src',
  'script-src-elem',
  'script-src-attr',
  'style-src',
  'style-src-elem',
  'style-src-attr',
  'img-src',
  'font-src',
  'connect-src',
  'frame-src',
  'frame-ancestors',
  'form-action',
  'base-uri',
  'worker-src',
  'manifest-src',
  'default-src',
  'trusted-types',
  'require-trusted-types-for',
])

function originOf(blocked: unknown): string {
  if (typeof blocked !== 'string') return ''
  const url = URL.parse(blocked)
  if (!url) return /^[\w-]{1,40}$/.test(blocked) ? blocked : ''
  return (url.origin === 'null' ? url.protocol : url.origin).slice(0, 100)
}

function fieldsOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>) : {}
}
