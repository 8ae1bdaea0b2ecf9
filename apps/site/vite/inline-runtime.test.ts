import { expect, test } from 'vitest'
import { helpersOf, withHelpers } from './inline-runtime.ts'

const RUNTIME = 'var a=(x)=>x+1,b=(x)=>a(x)*2;export{a as n,b as t};'

test('a chunk gets the helpers that it imports, under its own names', async () => {
  const code = withHelpers(
    'import{t as e,n as t}from"./rolldown-runtime-X.js";export default[e(1),t(1)]',
    'rolldown-runtime-X.js',
    helpersOf(RUNTIME),
  )
  expect(code).not.toContain('import')
  const { default: values } = await import(`data:text/javascript,${encodeURIComponent(code)}`)
  expect(values).toEqual([4, 2])
})

test('code that is written in another way than it was fails the build', () => {
  expect(() => helpersOf('export const a=1')).toThrow('exports')
  expect(() =>
    withHelpers('import*as r from"./rolldown-runtime-X.js"', 'rolldown-runtime-X.js', helpersOf(RUNTIME)),
  ).toThrow('import')
})
