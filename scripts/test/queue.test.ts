import { expect, test } from 'vitest'
import { runQueue } from './queue.ts'
import type { Outcome, Step } from './step.ts'

const passed: Outcome = { passed: 1, failed: 0, skipped: 0, output: '' }

/** A step that ends when the test ends it. */
function held(name: string): Step & { end(): Promise<void> } {
  const { promise, resolve } = Promise.withResolvers<Outcome>()
  return {
    name,
    run: () => promise,
    async end() {
      resolve(passed)
      await new Promise((resume) => setImmediate(resume))
    },
  }
}

test('as many steps run as there is room for, each after those it waits for', async () => {
  const [build, pages, unit, stories] = ['build', 'pages', 'unit', 'stories'].map(held) as [
    ReturnType<typeof held>,
    ReturnType<typeof held>,
    ReturnType<typeof held>,
    ReturnType<typeof held>,
  ]
  const started: string[] = []
  const all = runQueue(
    [{ step: pages, after: ['build'] }, { step: build }, { step: unit }, { step: stories }],
    2,
    (step) => {
      started.push(step.name)
      return step.run('')
    },
  )
  expect(started).toEqual(['build', 'unit'])
  await unit.end()
  expect(started).toEqual(['build', 'unit', 'stories'])
  await build.end()
  expect(started).toEqual(['build', 'unit', 'stories', 'pages'])
  await stories.end()
  await pages.end()
  expect(await all).toHaveLength(4)
})

test('what keeps more of the machine busy leaves less room beside it, and is not overtaken', async () => {
  const [first, second, long, last] = ['first', 'second', 'long', 'last'].map(held) as [
    ReturnType<typeof held>,
    ReturnType<typeof held>,
    ReturnType<typeof held>,
    ReturnType<typeof held>,
  ]
  const started: string[] = []
  const all = runQueue([{ step: first }, { step: second }, { step: long, share: 1.5 }, { step: last }], 2, (step) => {
    started.push(step.name)
    return step.run('')
  })
  expect(started).toEqual(['first', 'second'])
  await first.end()
  expect(started).toEqual(['first', 'second'])
  await second.end()
  expect(started).toEqual(['first', 'second', 'long'])
  await long.end()
  expect(started).toEqual(['first', 'second', 'long', 'last'])
  await last.end()
  expect(await all).toHaveLength(4)
})

test('what waits for a step that is not there is said', async () => {
  const pages = held('pages')
  await expect(runQueue([{ step: pages, after: ['build'] }], 2, (step) => step.run(''))).rejects.toThrow(
    'nothing can run: pages',
  )
})
