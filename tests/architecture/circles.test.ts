import { expect, test } from 'vitest'
import { circles, folderCircles } from './circles.ts'

const edge = (from: string, to: string) => ({ from, to })

test('a circle is found, and what only leads into it is no part of it', () => {
  expect(circles([edge('a', 'b'), edge('b', 'c'), edge('c', 'b')]).map((circle) => [...circle].sort())).toEqual([
    ['b', 'c'],
  ])
  expect(circles([edge('a', 'b'), edge('a', 'c'), edge('b', 'c')])).toEqual([])
})

test('folders stand in a circle though none of their files does', () => {
  const edges = [edge('x/one/a.ts', 'x/two/b.ts'), edge('x/two/c.ts', 'x/one/d.ts'), edge('x/one/d.ts', 'x/three/e.ts')]
  expect(circles(edges)).toEqual([])
  expect(folderCircles(edges).map((circle) => [...circle].sort())).toEqual([['x/one', 'x/two']])
})

test('a folder and a file beside it stand in a circle, too', () => {
  const edges = [edge('x/hub.ts', 'x/one/a.ts'), edge('x/one/b.ts', 'x/hub.ts')]
  expect(folderCircles(edges).map((circle) => [...circle].sort())).toEqual([['x/hub.ts', 'x/one']])
})
