import { PAGES } from '@livery/contract/pages'
import { Link, useLocation } from 'react-router-dom'
import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { bootFixture } from '../testing/boot.fixture.ts'
import { type Shown, show, visitFixture } from '../testing/visit.fixture.tsx'
import { depositOver } from './deposit-over.ts'

let shown: Shown
let end: () => void
afterEach(() => {
  end()
  shown.remove()
})

function Page() {
  const { pathname } = useLocation()
  return (
    <>
      <p>{pathname}</p>
      <Link to={PAGES.depositv2.path}>Deposit</Link>
      <Link to={PAGES.withdraw.path}>Withdraw</Link>
    </>
  )
}

test('a link to the deposit opens it over the page, every other link leads away', async () => {
  const visit = visitFixture({ EN: {} }, bootFixture('EN'), () => ({}))
  visit.session.setState({ settled: true, phase: 'member', member: { isTrial: false } as never })
  end = depositOver(visit)
  shown = show(visit, <Page />)
  await page.getByText('Deposit').click()
  await expect.poll(() => visit.popups.getState().stack.map(({ name }) => name)).toEqual(['deposit'])
  await expect.element(page.getByText('/', { exact: true })).toBeVisible()
  await page.getByText('Withdraw').click()
  await expect.element(page.getByText(PAGES.withdraw.path)).toBeVisible()
})
