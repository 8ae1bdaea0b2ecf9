import '@livery/ui/global.css'
import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import agentEnglish from '../../../../../../locales/EN/agent.json' with { type: 'json' }
import coreEnglish from '../../../../../../locales/EN/core.json' with { type: 'json' }
import { bootFixture } from '../../../shared/testing/boot.fixture.ts'
import { type Shown, show, visitFixture } from '../../../shared/testing/visit.fixture.tsx'
import { RebateField } from './rebate-field.tsx'

const LIMITS = 'From 0 to 1.9 percent'
const visit = visitFixture({ EN: { core: coreEnglish, agent: agentEnglish } }, bootFixture('EN'), () => ({}))

let shown: Shown | undefined
afterEach(() => shown?.remove())

test.each([
  ['that are kept', undefined],
  ['that are broken', LIMITS],
  ['of what is no number', agentEnglish.fault.percent],
])('limits %s stand there once', async (_which, error) => {
  shown = show(visit, <RebateField id="rebate" value="2" most="1.9" error={error} onTyped={() => {}} />)
  await expect.element(page.getByText(LIMITS)).toBeVisible()
  expect(page.getByText(LIMITS).elements()).toHaveLength(1)
  if (error) await expect.element(page.getByText(error)).toBeVisible()
})
