import '@livery/ui/global.css'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import authEnglish from '../../../../../../locales/EN/auth.json' with { type: 'json' }
import coreEnglish from '../../../../../../locales/EN/core.json' with { type: 'json' }
import { bootFixture } from '../../../shared/testing/boot.fixture.ts'
import { type Shown, show, visitFixture } from '../../../shared/testing/visit.fixture.tsx'
import { CodeField } from './code-field.tsx'
import type { SentCode } from './use-code.ts'

let shown: Shown | undefined
afterEach(() => shown?.remove())

test('while a code may not be sent again the button has its name beside the time, and a wrong number leads back', async () => {
  const forget = vi.fn()
  const onWrongNumber = vi.fn()
  const code = {
    sending: false,
    secondsLeft: 177,
    sentTo: '+63 917 123 4567',
    over: false,
    forget,
  } as Partial<SentCode>
  const visit = visitFixture({ EN: { core: coreEnglish, auth: authEnglish } }, bootFixture('EN'), () => ({}))
  shown = show(
    visit,
    <CodeField
      label="Code"
      name="code"
      code={code as SentCode}
      onSend={() => undefined}
      onWrongNumber={onWrongNumber}
    />,
  )
  const resend = page.getByRole('button', { name: `${authEnglish.sms.resend} 2:57`, exact: true })
  await expect.element(resend).toHaveTextContent(/^2:57$/)
  page
    .getByRole('button', { name: authEnglish.sms.wrongNumber })
    .element()
    .dispatchEvent(new MouseEvent('click', { bubbles: true }))
  await vi.waitFor(() => expect(onWrongNumber).toHaveBeenCalledOnce())
  expect(forget).toHaveBeenCalledOnce()
})
