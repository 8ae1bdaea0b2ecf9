import { QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { I18nextProvider } from 'react-i18next'
import { expect, test } from 'vitest'
import { bootFixture } from '../../shared/testing/boot.fixture.ts'
import { textsFixture } from '../../shared/testing/texts.fixture.ts'
import { createVisit } from '../../shared/visit/create-visit.ts'
import { VisitContext } from '../../shared/visit/use-visit.ts'
import { BalancePill } from './balance-pill.tsx'

const texts = textsFixture('EN')
const { hide, refresh } = (texts.core as { balance: Readonly<Record<string, string>> }).balance

function pill(HIDEBALANCE: boolean): string {
  const boot = bootFixture('EN')
  const visit = createVisit({ ...boot, capabilities: { ...boot.capabilities, HIDEBALANCE } }, texts)
  return renderToStaticMarkup(
    <VisitContext value={visit}>
      <I18nextProvider i18n={visit.i18n}>
        <QueryClientProvider client={visit.queries}>
          <BalancePill />
        </QueryClientProvider>
      </I18nextProvider>
    </VisitContext>,
  )
}

test('the balance can be hidden only where the merchant allows it', () => {
  expect(pill(true)).toContain(`aria-label="${hide}"`)
  expect(pill(false)).not.toContain(`aria-label="${hide}"`)
  expect(pill(false)).toContain(`aria-label="${refresh}"`)
})
