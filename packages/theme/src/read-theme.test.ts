import { formatFault } from '@livery/document/format-fault'
import { describe, expect, test } from 'vitest'
import { compileTheme } from './compile-theme.ts'

function faultsOf(text: string): string[] {
  const result = compileTheme({ id: 'x', file: 'themes/x/theme.json', text })
  return result.ok ? [] : result.faults.map(formatFault)
}

describe('a broken theme file', () => {
  test('gets all its faults at once, each at its line and column', () => {
    const faults = faultsOf(`{
  "bran": "#7c3aed",
  "radius": "larg",
  "depth": 3,
  "type": { "Latn": "geometrik" },
  "overrides": {
    "light": { "color.action.bgg": "#fff", "color.canvas": "white" }
  }
}`)
    expect(faults).toEqual([
      expect.stringMatching(/^themes\/x\/theme\.json:1:1 {2}"brand" is missing/),
      expect.stringMatching(/^themes\/x\/theme\.json:2:3 {2}unknown key "bran"; did you mean "brand"\?/),
      expect.stringMatching(/^themes\/x\/theme\.json:3:13 {2}expected one of .*did you mean "large"\?/),
      expect.stringMatching(/^themes\/x\/theme\.json:4:12 {2}expected one of "flat"/),
      expect.stringMatching(/^themes\/x\/theme\.json:5:21 {2}.*did you mean "geometric"\?/),
      expect.stringMatching(
        /^themes\/x\/theme\.json:7:16 {2}unknown leaf "color\.action\.bgg"; did you mean "color\.action\.bg"\?/,
      ),
      expect.stringMatching(/^themes\/x\/theme\.json:7:60 {2}expected a colour like/),
    ])
  })

  test('may not touch a locked leaf', () => {
    expect(faultsOf('{"brand": "#7c3aed", "overrides": {"all": {"color.danger.bg": "#0f0"}}}')).toEqual([
      expect.stringContaining(':1:44  this leaf is locked'),
    ])
  })

  test('may not make a shape depend on the mode', () => {
    expect(faultsOf('{"brand": "#7c3aed", "overrides": {"dark": {"radius.card": 4}}}')).toEqual([
      expect.stringContaining('does not depend on the mode. Move it to "all".'),
    ])
  })

  test('may not choose families one by one', () => {
    expect(faultsOf('{"brand": "#7c3aed", "overrides": {"all": {"font.body": "Arial"}}}')).toEqual([
      expect.stringContaining('Choose a pairing'),
    ])
  })

  test('may not make translucent what must be read', () => {
    expect(faultsOf('{"brand": "#7c3aed80"}')).toEqual([expect.stringContaining(':1:11  this colour must be opaque')])
    expect(faultsOf('{"brand": "#7c3aed", "overrides": {"dark": {"color.text.default": "#fff8"}}}')).toHaveLength(1)
  })

  test('is refused when an override is not legible, naming the pair, the ratio and the nearest value', () => {
    const [fault, ...others] = faultsOf(
      '{"brand": "#7c3aed", "overrides": {\n"light": {"color.link.default": "#a78bfa"}}}',
    )
    expect(fault).toMatch(
      /^themes\/x\/theme\.json:2:33 {2}color\.link\.default on color\.surface\.sunken reaches 2\.\d+:1 in light mode, 4\.5:1 is needed, and too little on 9 more \(found #a78bfa\); did you mean "#[\da-f]{6}"\?/,
    )
    expect(others).toEqual([])
    const nearest = /did you mean "(#\w+)"/.exec(fault ?? '')?.[1]
    expect(faultsOf(`{"brand": "#7c3aed", "overrides": {"light": {"color.link.default": "${nearest}"}}}`)).toEqual([])
  })

  test('is refused when surfaces are so far apart that no text passes on all', () => {
    const faults = faultsOf('{"brand": "#7c3aed", "overrides": {"light": {"color.surface.raised": "#000000"}}}')
    expect(faults.join('\n')).toMatch(/:1:70 {2}color\.text\.default on .* no lightness passes/)
  })

  test('is refused when a page does not fit its mode, naming the nearest that does', () => {
    expect(faultsOf('{"brand": "#7c3aed",\n"surface": "#f5f0ff"}')).toEqual([
      expect.stringMatching(/:2:12 {2}the page is too light for dark mode \(found #f5f0ff\); did you mean "#/),
    ])
  })

  test('that is not JSON is reported where the text breaks, and only there', () => {
    expect(faultsOf('{\n  "brand": "#7c3aed"\n  "radius": "nope"\n}')).toEqual([
      expect.stringMatching(/:3:3 {2}a comma is expected here/),
    ])
  })
})
