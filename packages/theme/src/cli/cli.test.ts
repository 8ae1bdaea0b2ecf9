import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { run } from '../cli.ts'

const project = fileURLToPath(new URL('../../../../', import.meta.url))
const file = (id: string) => join(folder, 'themes', id, 'theme.json')
let folder = ''
let output: string[] = []
let complained: string[] = []

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'livery-themes-'))
  for (const id of ['violet', 'amber']) mkdirSync(join(folder, 'themes', id), { recursive: true })
  mkdirSync(join(folder, 'packages', 'theme', 'recorded'), { recursive: true })
  writeFileSync(file('violet'), '{\n  "brand": "#7c3aed",\n  "overrides": { "all": { "radius.tile": 4 } }\n}\n')
  writeFileSync(file('amber'), '{ "extends": "violet", "brand": "#f59e0b" }')
  const git = (...args: string[]) => execFileSync('git', args, { cwd: folder, stdio: 'ignore' })
  git('init', '-q')
  git('add', '.')
  git('-c', 'user.name=t', '-c', 'user.email=t@example.com', 'commit', '-q', '-m', 'themes')
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))
beforeEach(() => {
  output = []
  complained = []
  vi.spyOn(console, 'log').mockImplementation((text: string) => void output.push(text))
  vi.spyOn(console, 'error').mockImplementation((text: string) => void complained.push(text))
})
afterEach(() => vi.restoreAllMocks())

test('explain tells meaning, duties and the place a value was written at', () => {
  expect(run(['explain', 'radius.tile', '--theme', 'amber'], folder)).toBe(0)
  expect(output[0]).toMatch(/Game tiles\..*set by hand at themes\/violet\/theme\.json:3:\d+/s)
})

test('explain traces a value nobody wrote to the choice it follows from', () => {
  expect(run(['explain', 'color.link.default', '--theme', 'amber'], folder)).toBe(0)
  expect(output[0]).toMatch(/made from "brand" at themes\/amber\/theme\.json:1:\d+, then solved to be legible/)
  expect(output[0]).toMatch(/on color\.canvas [\d.]+:1, at least 4\.5:1 \(APCA Lc -?[\d.]+\)/)
})

test('explain tells a choice of composition, where it is made, and what else there is', () => {
  expect(run(['explain', 'head', '--theme', 'amber'], folder)).toBe(0)
  expect(output.pop()).toMatch(/^amber\nhead\n.*plain: .*the usual one: no line says otherwise.*instead of rule: /s)
  const before = readFileSync(file('violet'), 'utf8')
  writeFileSync(file('violet'), before.replace('{\n', '{\n  "head": "rule",\n'))
  expect(run(['explain', 'head', '--theme', 'amber'], folder)).toBe(0)
  writeFileSync(file('violet'), before)
  expect(output.pop()).toMatch(/rule: .*chosen at themes\/violet\/theme\.json:2:\d+.*instead of plain: /s)
})

test('explain says which leaf was meant', () => {
  expect(run(['explain', 'color.acton.bg'], folder)).toBe(2)
  expect(complained[0]).toBe('There is no leaf "color.acton.bg"; did you mean "color.action.bg"?')
})

test('diff compares with the last commit, with another theme, and says so when nothing changed', () => {
  expect(run(['diff', 'violet'], folder)).toBe(0)
  expect(output.pop()).toBe('Nothing that anybody would see.')
  const before = readFileSync(file('violet'), 'utf8')
  writeFileSync(file('violet'), before.replace('#7c3aed', '#0ea5e9'))
  expect(run(['diff', 'violet'], folder)).toBe(0)
  const changed = output.pop() ?? ''
  expect(changed).toMatch(
    /^The brand colour goes from violet to (?:cyan|sky blue); \d+ leaves change; 0 below duty\.\n/,
  )
  expect(changed).toMatch(/Primary button goes from violet to (?:cyan|sky blue)/)
  writeFileSync(file('violet'), before)
  expect(run(['diff', 'violet', 'amber'], folder)).toBe(0)
  expect(output.pop()).toMatch(/Primary button goes from violet to amber, its label turns dark/)
})

test('diff of what is not there is told in one line', () => {
  expect(run(['diff', 'violt'], folder)).toBe(2)
  expect(complained[0]).toMatch(/^The last commit has no themes\/violt\/theme\.json.* Did you mean "violet"\?$/)
})

test('impact is silent about themes that look as recorded, and tells what a change does to each', () => {
  expect(run(['impact', '--accept'], folder)).toBe(0)
  expect(run(['impact'], folder)).toBe(0)
  const recorded = join(folder, 'packages', 'theme', 'recorded', 'amber.json')
  const text = readFileSync(recorded, 'utf8')
  writeFileSync(recorded, text.replace(/"color\.action\.bg": "[^"]+"/, '"color.action.bg": "#7c3aed"'))
  expect(run(['impact'], folder)).toBe(1)
  expect(output.join('\n')).toMatch(/amber\n {2}Primary button: Primary button goes from violet to amber/)
  expect(output.join('\n')).not.toMatch(/^violet$/m)
})

test('export writes tokens, dark tokens and a resolver; import makes the same theme of them', () => {
  const out = join(folder, 'out', 'violet.tokens.json')
  expect(run(['export', 'violet', '--out', out], folder)).toBe(0)
  expect(
    output
      .pop()
      ?.split('\n')
      .map((path) => path.replace(join(folder, 'out', '/'), '')),
  ).toEqual(['violet.tokens.json', 'violet.dark.tokens.json', 'violet.resolver.json'])
  expect(run(['check', 'violet'], folder)).toBe(0)
  const hash = output.pop()?.split('  ')[1]
  expect(run(['import', join(folder, 'out', 'violet.resolver.json'), 'twin'], folder)).toBe(0)
  expect(output.pop()).toContain(`themes/twin/theme.json\ntwin  ${hash}  `)
  expect(run(['import', out, 'twin'], folder)).toBe(2)
  expect(complained.pop()).toBe('themes/twin/theme.json is there already. Choose another id, or say --replace.')
  expect(run(['import', out, 'Twin'], folder)).toBe(2)
  rmSync(join(folder, 'themes', 'twin'), { recursive: true })
})

test('import says where a file is wrong, and writes nothing', () => {
  const file = join(folder, 'wrong.json')
  writeFileSync(file, '{ "brand": {\n  "$type": "color", "$value": "purple" } }')
  expect(run(['import', file, 'wrong'], folder)).toBe(1)
  expect(complained.pop()).toMatch(/wrong\.json:1:12 {2}the brand must be an opaque colour \(found "purple"\)/)
  expect(existsSync(join(folder, 'themes', 'wrong'))).toBe(false)
})

test('export prints one document where no file is named, typed JSON and colours for letters when asked', () => {
  expect(run(['export', 'violet'], folder)).toBe(0)
  expect(JSON.parse(output.pop() ?? '')).toMatchObject({ version: '2025.10', name: 'violet' })
  expect(run(['export', 'violet', '--as', 'json'], folder)).toBe(0)
  expect(JSON.parse(output.pop() ?? '').modes.dark['radius.tile']).toEqual({
    type: 'radius',
    value: { start: 4, end: 4 },
  })
  expect(run(['export', 'violet', '--as', 'email'], folder)).toBe(0)
  expect(JSON.parse(output.pop() ?? '').light.colors.button).toBe('#7c3aed')
  expect(run(['export', 'violet', '--as', 'pdf'], folder)).toBe(2)
})

test('wrong words get the usage', () => {
  expect(run(['frobnicate'], folder)).toBe(2)
  expect(run(['check', '--what'], folder)).toBe(2)
  expect(complained[0]).toContain('npm run theme -- explain <leaf>')
})

test('every theme of the repository looks as it was last reviewed', () => {
  cpSync(join(project, 'themes'), join(folder, 'all', 'themes'), { recursive: true })
  cpSync(join(project, 'packages', 'theme', 'recorded'), join(folder, 'all', 'packages', 'theme', 'recorded'), {
    recursive: true,
  })
  expect(run(['impact'], join(folder, 'all')), output.join('\n')).toBe(0)
})
