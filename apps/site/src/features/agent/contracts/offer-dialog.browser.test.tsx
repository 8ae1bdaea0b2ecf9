import '@livery/ui/global.css'
import { numberLayout } from '@livery/locale/number-layout'
import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import contractEnglish from '../../../../../../locales/EN/contract.json' with { type: 'json' }
import coreEnglish from '../../../../../../locales/EN/core.json' with { type: 'json' }
import { bootFixture } from '../../../shared/testing/boot.fixture.ts'
import { type Shown, show, visitFixture } from '../../../shared/testing/visit.fixture.tsx'
import { OfferDialog } from './offer-dialog.tsx'

let shown: Shown | undefined
afterEach(() => shown?.remove())

test('the bounds of an offer are written with the decimal sign of the language', async () => {
  const texts = { EN: { core: coreEnglish, contract: contractEnglish } }
  const boot = bootFixture('EN')
  const numbers = { ...numberLayout(boot.language), decimal: ',' }
  const tiers = [{ turnover: '0', loss: '0', active: '1', rate: '0.3' }]
  shown = show(
    visitFixture(texts, { ...boot, language: { ...boot.language, numbers } }, () => ({})),
    <OfferDialog
      kind="hourly"
      member={{ id: '2', account: 'giolam', kind: 'agent', contracts: [] }}
      desk={{
        ...{ own: [{ gameType: 'CONS', rateType: 'P', tiers }], payer: null, tiersMost: 2, rateMost: '0.25' },
        ...{ begins: '2026-12-01T17:00:00Z', members: [], next: null },
      }}
      onClose={() => {}}
    />,
  )
  const dialog = page.getByRole('dialog')
  await expect.element(dialog.getByText(/at most to 0,25 percent/)).toBeVisible()
  await dialog.getByLabelText(new RegExp(`^${contractEnglish.field.rate}`)).fill('0,28')
  const fault = contractEnglish.fault.contractRateMost.replace('{{max}}', '0,25')
  await expect.element(dialog.getByText(fault, { exact: true })).toBeVisible()
})
