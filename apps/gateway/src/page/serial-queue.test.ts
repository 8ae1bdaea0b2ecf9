import { expect, test } from 'vitest'
import { SerialQueue } from './serial-queue.ts'

test('jobs run one after another, one that fails does not stop the next, and too many are refused', async () => {
  const queue = new SerialQueue(2)
  const log: string[] = []
  const job = (name: string) => async () => {
    log.push(`${name} begins`)
    await new Promise((resume) => setTimeout(resume, 1))
    log.push(`${name} ends`)
    throw new Error('failed')
  }
  expect([queue.add(job('a')), queue.add(job('b')), queue.add(job('c'))]).toEqual([true, true, false])
  await new Promise((resume) => setTimeout(resume, 20))
  expect(log).toEqual(['a begins', 'a ends', 'b begins', 'b ends'])
  expect(queue.add(job('d'))).toBe(true)
})
