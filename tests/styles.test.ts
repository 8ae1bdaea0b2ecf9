import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { styleFaults } from './style-rule.ts'

const root = join(import.meta.dirname, '..')
const FOLDERS = ['packages/ui/src', 'apps/site/src', 'apps/arcade/src']

const files = FOLDERS.flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(css\.ts|css|tsx)$/.test(name))
    .map((name) => `${folder}/${name}`),
)

const faultsOf = (file: string, text: string) => styleFaults(file, text).map(({ line, found }) => `${line} ${found}`)

describe('style rule', () => {
  test('no physical side and no colour literal in any style or component', () => {
    expect(files.length).toBeGreaterThan(60)
    const faults = files.flatMap((file) =>
      styleFaults(file, readFileSync(join(root, file), 'utf8')).map(
        ({ line, found, repair }) => `${file}:${line}  ${found}; ${repair}`,
      ),
    )
    expect(faults).toEqual([])
  })

  test('the first letter decides the direction of names and typed text only, whose language nobody knows', () => {
    const auto = files.filter(
      (file) => !file.includes('.stories.') && readFileSync(join(root, file), 'utf8').includes('dir="auto"'),
    )
    expect(auto.sort()).toEqual([
      'apps/site/src/features/account/history/betting-filters.tsx',
      'apps/site/src/features/agent/register/link-dialog.tsx',
      'apps/site/src/features/agent/register/use-link-columns.tsx',
      'apps/site/src/features/agent/team/message-dialog.tsx',
      'apps/site/src/features/cashier/withdraw/documents.tsx',
      'apps/site/src/features/games/category/search-field.tsx',
      'apps/site/src/features/games/search/search-popup.tsx',
      'apps/site/src/features/lobby/winner-board.tsx',
      'apps/site/src/features/support/chat/composer.tsx',
      'apps/site/src/features/support/chat/message.tsx',
      'apps/site/src/features/support/chat/outgoing-message.tsx',
      'apps/site/src/features/support/chat/report-dialog.tsx',
      'apps/site/src/features/support/feedback/feedback-form.tsx',
      'apps/site/src/features/support/feedback/thread.tsx',
      'packages/ui/src/combobox/list.tsx',
      'packages/ui/src/combobox/multi-combobox.tsx',
      'packages/ui/src/file-upload/file-upload.tsx',
      'packages/ui/src/phone-field/country-picker.tsx',
    ])
  })
})

describe('the rule finds what is planted', () => {
  const style = (rule: string) =>
    `import { style } from '@vanilla-extract/css'\n\nexport const a = style({\n  ${rule},\n})\n`

  test.each([
    ['marginLeft: 4', 'physical side "margin-left"'],
    ["'padding-right': 4", 'physical side "padding-right"'],
    ['left: 0', 'physical side "left"'],
    ["right: '1rem'", 'physical side "right"'],
    ["borderLeft: '1px solid'", 'physical side "border-left"'],
    ['borderTopRightRadius: 4', 'physical side "border-top-right-radius"'],
    ["float: 'inline-start'", 'physical side "float"'],
    ["textAlign: 'left'", 'physical side "text-align: left"'],
    ["transformOrigin: 'top right'", 'physical side "transform-origin: right"'],
    [`backgroundImage: \`linear-gradient(to left, \${a}, \${b})\``, 'physical side "background-image: left"'],
    ["margin: '0 1rem 0 2rem'", 'physical side "margin" of four values'],
    ["inset: '0 auto auto 0'", 'physical side "inset" of four values'],
    ["color: '#fff'", 'colour literal "#fff"'],
    ["boxShadow: '0 1px 2px #00000080'", 'colour literal "#00000080"'],
    ["background: 'rgb(0 0 0 / 50%)'", 'colour literal "rgb("'],
    [`background: \`linear-gradient(oklch(50% 0.1 20), \${b})\``, 'colour literal "oklch("'],
    ["borderColor: 'rebeccapurple'", 'colour literal "border-color: rebeccapurple"'],
    ["border: '1px solid White'", 'colour literal "border: White"'],
    ["selectors: { '&:hover': { color: 'red' } }", 'colour literal "color: red"'],
  ])('%s', (rule, message) => {
    expect(faultsOf('packages/ui/src/x/x.css.ts', style(rule))).toEqual([`4 ${message}`])
  })

  test.each([
    "marginInline: 'auto', color: 'currentColor', background: 'transparent'",
    "selectors: { '&::after': { inset: 0, borderRadius: vars.radius.card } }",
    "whiteSpace: 'nowrap', textAlign: 'start', borderColor: 'CanvasText'",
    "background: 'color-mix(in srgb, currentColor 14%, transparent)'",
    "margin: '0 1rem 0 1rem', content: '\"left\"', gridArea: 'gold'",
    'selectors: { \'&[data-side="left"]\': { insetInline: 0 } }',
    `color: vars.color.text.default, transition: \`color \${vars.motion.fast}\``,
    "/* left: 0, #fff */ display: 'grid', // color: 'red'",
  ])('and nothing else: %s', (rule) => {
    expect(faultsOf('packages/ui/src/x/x.css.ts', style(rule))).toEqual([])
  })

  test('in components', () => {
    const component = [
      'export const A = () => (',
      '  <a href="#bad" style={{ marginLeft: 4 }} title="Left or right, black or white">',
      '    <path fill="red" stroke="#0af" />',
      '    {rail.scrollBy({ left: 10 })} room #123, see {"#top"}',
      '  </a>',
      ')',
      "tip.style.left = '4px'",
    ].join('\n')
    expect(faultsOf('apps/site/src/a.tsx', component)).toEqual([
      '2 physical side "margin-left"',
      '3 colour literal "fill: red"',
      '3 colour literal "#0af"',
      '7 physical side "left"',
    ])
  })

  test('in plain style sheets, where an id is no colour', () => {
    const sheet = '#add { margin: 0 }\n.a { padding-left: 1px; color: #fff; }\n.b { border: 1px solid tan }\n'
    expect(faultsOf('apps/arcade/src/a.css', sheet)).toEqual([
      '2 physical side "padding-left"',
      '2 colour literal "#fff"',
      '3 colour literal "border: tan"',
    ])
  })

  test('symbols are drawn in colours, but not on physical sides', () => {
    expect(faultsOf('apps/arcade/src/art/gem.css.ts', "fill: '#fff', left: 0")).toEqual(['1 physical side "left"'])
    expect(faultsOf('apps/arcade/src/cart/gem.css.ts', "fill: '#fff'")).toEqual(['1 colour literal "#fff"'])
  })
})
