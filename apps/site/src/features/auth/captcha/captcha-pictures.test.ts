import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { CallError } from '../../../shared/http/call-error.ts'
import { captchaPictures } from './captcha-pictures.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function pictures() {
  let count = 0
  const load = vi.fn(async () => {
    count += 1
    return { captchaId: `c${count}`, image: `i${count}` }
  })
  return { load, captcha: captchaPictures(load) }
}

test('a picture that was used up is replaced, also within the second in which it came', async () => {
  const { load, captcha } = pictures()
  captcha.refresh()
  await vi.advanceTimersByTimeAsync(300)
  expect(captcha.picture.getState().id).toBe('c1')
  captcha.renew()
  expect(captcha.picture.getState()).toEqual({ id: null, image: null, failed: false })
  captcha.renew()
  await vi.advanceTimersByTimeAsync(699)
  expect(load).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(1)
  expect(captcha.picture.getState().id).toBe('c2')
})

test('who presses twice within a second gets one picture', async () => {
  const { load, captcha } = pictures()
  captcha.refresh()
  captcha.refresh()
  await vi.advanceTimersByTimeAsync(1000)
  expect(load).toHaveBeenCalledTimes(1)
  captcha.refresh()
  expect(load).toHaveBeenCalledTimes(2)
})

test('nothing is loaded for a form that is gone', async () => {
  const { load, captcha } = pictures()
  captcha.refresh()
  captcha.renew()
  captcha.stop()
  await vi.advanceTimersByTimeAsync(2000)
  expect(load).toHaveBeenCalledTimes(1)
})

test('a picture that came too soon after one of another tab is asked for once more, after the second', async () => {
  const { load, captcha } = pictures()
  load.mockRejectedValueOnce(new CallError('TOO_MANY_REQUESTS', { params: { seconds: 1 } }))
  captcha.refresh()
  await vi.advanceTimersByTimeAsync(999)
  expect(captcha.picture.getState()).toEqual({ id: null, image: null, failed: false })
  await vi.advanceTimersByTimeAsync(1)
  expect(captcha.picture.getState().id).toBe('c1')
})

test('the second begins with the answer, because a request may be long on its way', async () => {
  const { load, captcha } = pictures()
  load.mockImplementationOnce(async () => {
    await new Promise((resume) => setTimeout(resume, 400))
    return { captchaId: 'slow', image: '' }
  })
  captcha.refresh()
  await vi.advanceTimersByTimeAsync(400)
  captcha.renew()
  await vi.advanceTimersByTimeAsync(999)
  expect(load).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(1)
  expect(load).toHaveBeenCalledTimes(2)
})
