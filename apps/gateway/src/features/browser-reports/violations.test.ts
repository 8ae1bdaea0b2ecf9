import { expect, test } from 'vitest'
import { violationsIn } from './violations.ts'

const report = (body: object) => [{ type: 'csp-violation', age: 1, url: 'https://a.example/', body }]

test('a report says what was refused where, without what belongs to the visitor', () => {
  expect(
    violationsIn(
      report({
        effectiveDirective: 'script-src-elem',
        blockedURL: 'https://evil.example/x.js?who=ana',
        documentURL: 'https://a.example/login?token=secret',
        sourceFile: 'https://a.example/assets/entry.js?v=1',
        lineNumber: 7,
      }),
    ),
  ).toEqual([
    {
      directive: 'script-src-elem',
      blocked: 'https://evil.example',
      page: '/login',
      source: 'https://a.example/assets/entry.js:7',
    },
  ])
})

test('the older form says the same', () => {
  const older = {
    'csp-report': { 'violated-directive': 'img-src https:', 'blocked-uri': 'inline', 'document-uri': '' },
  }
  expect(violationsIn(older)).toEqual([{ directive: 'img-src', blocked: 'inline', page: '', source: null }])
})

test('what strangers make up becomes neither a directive nor a text of theirs', () => {
  const made = violationsIn(report({ effectiveDirective: 'x'.repeat(999), blockedURL: '<b>', documentURL: 7 }))
  expect(made).toEqual([{ directive: 'other', blocked: '', page: '', source: null }])
  expect(violationsIn(Array.from({ length: 500 }, () => report({})[0]))).toHaveLength(20)
  for (const nothing of [null, 7, 'text', {}, [], [null, 'a'], [{ type: 'deprecation', body: {} }]])
    expect(violationsIn(nothing)).toEqual([])
})
