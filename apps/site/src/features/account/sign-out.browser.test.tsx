import '@livery/ui/global.css'
import type { AxiosAdapter, AxiosResponse } from 'axios'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import coreEnglish from '../../../../../locales/EN/core.json' with { type: 'json' }
import { useRecentGames } from '../../shared/games/use-own-games.ts'
import { bootFixture } from '../../shared/testing/boot.fixture.ts'
import { type Shown, show, until } from '../../shared/testing/visit.fixture.tsx'
import { createVisit } from '../../shared/visit/create-visit.ts'
import SignOutPopup from './sign-out-popup.tsx'

const text = coreEnglish as Readonly<Record<string, unknown>> as {
  account: { signOutConfirm: string }
  error: { SESSION_EXPIRED: string }
}

let shown: Shown | undefined
let setPage: (page: number) => void
afterEach(() => shown?.remove())

/** A row of the member's own games; the test changes its page. */
function OwnGames() {
  const [page, set] = useState(1)
  setPage = set
  useRecentGames({ page })
  return null
}

/** A gateway that answers when the test says so, as the network would. */
function slowGateway() {
  const requests: string[] = []
  const aborted: string[] = []
  const answers = new Map<string, (status: number, body: object) => void>()
  const adapter: AxiosAdapter = (config) =>
    new Promise((resolve, reject) => {
      const path = `${config.url}`.replace(/^\/api\/[a-z]+\//, '')
      requests.push(path)
      config.signal?.addEventListener?.('abort', () => {
        aborted.push(path)
        reject(Object.assign(new Error('aborted'), { code: 'ERR_CANCELED' }))
      })
      answers.set(path, (status, data) =>
        resolve({ status, data, config, headers: {}, statusText: '' } as AxiosResponse),
      )
    })
  return { requests, aborted, answers, adapter }
}

function open() {
  const gateway = slowGateway()
  const visit = createVisit(bootFixture('EN', {}, []), { core: coreEnglish }, { adapter: gateway.adapter })
  visit.session.setState({ phase: 'member', token: 'secret', settled: true })
  shown = show(
    visit,
    <>
      <OwnGames />
      <SignOutPopup open close={() => undefined} />
    </>,
  )
  const confirm = () =>
    until(
      () => [...document.querySelectorAll('button')].find((one) => one.textContent === text.account.signOutConfirm),
      'the button that signs out',
    ).then((button) => button.click())
  return { ...gateway, visit, confirm }
}

test('while one signs out nothing more is asked in one’s name, and what was under way is dropped', async () => {
  const { requests, aborted, answers, visit, confirm } = open()
  await expect.poll(() => requests).toEqual(['recent'])
  await confirm()
  await expect.poll(() => requests).toEqual(['recent', 'session'])
  expect(aborted).toEqual(['recent'])
  setPage(2)
  await new Promise((later) => setTimeout(later, 50))
  answers.get('session')?.(200, { success: true, value: {} })
  await expect.poll(() => visit.session.getState().phase).toBe('guest')
  expect(requests).toEqual(['recent', 'session'])
  expect(document.body.textContent).not.toContain(text.error.SESSION_EXPIRED)
})

test('who could not be signed out goes on as a member, and what was put off is asked for', async () => {
  const { requests, answers, visit, confirm } = open()
  await expect.poll(() => requests).toEqual(['recent'])
  await confirm()
  for (const tries of [1, 2]) {
    await expect.poll(() => requests.filter((path) => path === 'session').length).toBe(tries)
    answers.get('session')?.(500, { success: false, code: 'SERVICE_UNAVAILABLE' })
  }
  await expect.poll(() => requests).toEqual(['recent', 'session', 'session', 'recent'])
  expect(visit.session.getState()).toMatchObject({ phase: 'member', leaving: false })
})
