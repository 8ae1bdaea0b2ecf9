import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cleanSvg } from './clean-svg.ts'

const drawing = (inside: string, attributes = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 4"${attributes}>${inside}</svg>`
const PLAIN = '<path d="M0 0h8v4H0Z"/>'

const found = (text: string) => cleanSvg(text).findings.map(({ code, severity = 'error' }) => `${severity} ${code}`)

describe('what only draws is left as it is:', () => {
  test.each([
    ['shapes', drawing(PLAIN)],
    [
      'a gradient of its own',
      drawing('<defs><linearGradient id="g"/></defs><path fill="url(#g)"/><path fill="url(\'#g\')"/>'),
    ],
    ['a shape used twice', drawing('<defs><path id="p"/></defs><use href="#p"/><use xlink:href="#p" x="2"/>')],
    ['an XML declaration and comments', `<?xml version="1.0"?>\n<!-- made by hand -->\n${drawing('<!-- a & b -->')}\n`],
    ['characters by number', drawing('<title>A &amp; B &#169; &#x1F3B2;</title>', ' aria-label="A &quot;B&quot;"')],
    ['a byte order mark', `\uFEFF${drawing(PLAIN)}`],
    ['a style of its own', drawing('<path style="fill:#08f;stroke:none"/>')],
  ])('%s', (_name, text) => {
    expect(cleanSvg(text)).toMatchObject({ text, findings: [], size: { width: 8, height: 4 } })
  })

  const merchants = join(import.meta.dirname, '../../../../merchants')
  test.each(readdirSync(merchants))('the drawings of %s', (id) => {
    for (const name of readdirSync(join(merchants, id, 'assets')).filter((file) => file.endsWith('.svg'))) {
      expect(found(readFileSync(join(merchants, id, 'assets', name), 'utf8'))).toEqual([])
    }
  })
})

describe('what runs, loads or leads elsewhere is an error, and is not in what is shown:', () => {
  test.each([
    ['a script', drawing('<script>alert(1)</script>'), 'svg.element'],
    ['a script in capitals', drawing('<SCRIPT>alert(1)</SCRIPT>'), 'svg.element'],
    ['a script under another prefix', drawing('<svg:script>alert(1)</svg:script>'), 'svg.element'],
    ['a foreign object', drawing('<foreignObject><p>x</p></foreignObject>'), 'svg.element'],
    ['a link', drawing('<a href="https://x.example"><path/></a>'), 'svg.element'],
    ['an animation of an address', drawing('<set attributeName="href" to="javascript:x()"/>'), 'svg.element'],
    ['a style sheet', drawing('<style>@import url(https://x.example/a.css)</style>'), 'svg.element'],
    ['a picture from elsewhere', drawing('<image href="https://x.example/a.png"/>'), 'svg.element'],
    ['an event handler', drawing('<path onclick="x()"/>'), 'svg.handler'],
    ['an event handler of the drawing', drawing(PLAIN, ' onload="x()"'), 'svg.handler'],
    ['an event handler in capitals', drawing('<path ONCLICK="x()"/>'), 'svg.handler'],
    ['a use of another file', drawing('<use href="https://x.example/a.svg#p"/>'), 'svg.external'],
    ['a use of data', drawing('<use xlink:href="data:image/svg+xml;base64,AAAA"/>'), 'svg.external'],
    ['a paint from elsewhere', drawing('<path fill="url(https://x.example/a.svg#g)"/>'), 'svg.external'],
    [
      'a paint from elsewhere in a style',
      drawing('<path style="fill: url( &quot;//x.example&quot; )"/>'),
      'svg.external',
    ],
    ['a word of CSS behind an escape', drawing('<path style="fill:u\\72l(//x.example)"/>'), 'svg.value'],
    ['a word of CSS behind a comment', drawing('<path style="fill:u/**/rl(//x.example)"/>'), 'svg.value'],
    ['a script behind characters by number', drawing('<use href="&#106;avascript:x()"/>'), 'svg.external'],
    ['a reference to nothing', drawing('<path fill="url(#absent)"/>'), 'svg.reference'],
    [
      'references upon references',
      drawing('<g id="a"><path/></g><g id="b"><use href="#a"/><use href="#a"/></g><use href="#b"/>'),
      'svg.nested',
    ],
    ['another namespace', '<svg xmlns="http://www.w3.org/1999/xhtml" viewBox="0 0 8 4"><path/></svg>', 'svg.namespace'],
  ])('%s', (_name, text, code) => {
    const { text: cleaned, findings } = cleanSvg(text)
    expect(findings.map((finding) => finding.code)).toContain(code)
    expect(findings.some(({ severity = 'error' }) => severity === 'error')).toBe(true)
    expect(cleaned).not.toMatch(/script|foreignObject|onclick|onload|x\.example|data:|@import|animate|url\(#absent/i)
  })
})

describe('what cannot be read in one way only is not shown at all:', () => {
  test.each([
    ['a document type with an entity', `<!DOCTYPE svg [<!ENTITY x "y">]>${drawing('&x;')}`],
    ['a document type', `<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "svg11.dtd">${drawing(PLAIN)}`],
    ['an entity of its own', drawing('<title>&x;</title>')],
    ['a processing instruction', `<?xml-stylesheet href="https://x.example"?>${drawing(PLAIN)}`],
    ['CDATA', drawing('<title><![CDATA[<script>]]></title>')],
    ['a tag that is not closed', drawing('<path')],
    ['an element that is not closed', drawing('<g>')],
    ['elements that cross', drawing('<g><defs></g></defs>')],
    ['a value without quotes', drawing('<path d=M0/>')],
    ['an attribute twice', drawing('<path d="M0" d="M1"/>')],
    ['something behind the drawing', `${drawing(PLAIN)}<script>x()</script>`],
    ['a tower of elements', drawing('<g>'.repeat(100) + '</g>'.repeat(100))],
    ['nothing', ''],
    ['an HTML page', '<html><body>x</body></html>'],
  ])('%s', (_name, text) => {
    const { text: cleaned, findings } = cleanSvg(text)
    expect(cleaned).toBeNull()
    expect(findings).toHaveLength(1)
  })
})

test('what an editor leaves behind is a warning, and is left out', () => {
  const text = drawing('<sodipodi:namedview/><g inkscape:label="Layer"><path d="M0 0"/></g>')
  expect(found(text)).toEqual(['warning svg.element', 'warning svg.attribute'])
  expect(cleanSvg(text).text).toBe(drawing('<g><path d="M0 0"/></g>'))
})

test('never throws, and what it has cleaned is clean', () => {
  const words = [
    '<',
    '>',
    '/',
    '"',
    "'",
    '=',
    ' ',
    '&',
    ';',
    '<svg',
    '<g ',
    'id="a"',
    'href="#a"',
    'onload="x"',
    '<use',
  ]
  fc.assert(
    fc.property(fc.array(fc.oneof(fc.constantFrom(...words), fc.string({ maxLength: 3 }))), (parts) => {
      const { text } = cleanSvg(drawing(parts.join('')))
      if (text !== null) expect(found(text).filter((one) => !one.startsWith('warning'))).toEqual([])
    }),
    { numRuns: 500 },
  )
})
