import { expect, test } from 'vitest'
import { Html, html } from './html.ts'

test('text is escaped, in markup and in attributes', () => {
  const hostile = `"><script>'&`
  expect(html`<p title="${hostile}">${hostile}</p>`.text).toBe(
    '<p title="&quot;&gt;&lt;script&gt;\'&amp;">&quot;&gt;&lt;script&gt;\'&amp;</p>',
  )
})

test('markup stays as it is, lists are joined, and nothing stays nothing', () => {
  const items = ['a', '<b>'].map((one) => html`<li>${one}</li>`)
  expect(html`<ul>${items}${null}${undefined}${false}${0}</ul>`.text).toBe('<ul><li>a</li><li>&lt;b&gt;</li>0</ul>')
})

test('what only looks like markup is text', () => {
  expect(html`${{ text: '<b>' } as Html}`.text).toBe('[object Object]')
  expect(html`${new Html('<b>')}`.text).toBe('<b>')
})
