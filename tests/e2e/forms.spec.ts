import { field, fillRegistration, registrationValues } from './sign-in-form.ts'
import { expect, test } from './test.ts'
import { testMerchants } from './test-merchant.ts'
import { text } from './texts.ts'
import { visit } from './visit.ts'

for (const merchant of testMerchants) {
  const [code = 'EN', second = 'EN'] = merchant.languages

  test(`${merchant.name}: a wrong sign-up says what is wrong, and keeps what was typed`, async ({ page, port }) => {
    await visit(page, merchant, port, { path: '/register' })
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: text(code, 'auth', 'register.submit'), exact: true }).click()
    const username = field(dialog, code, 'username')
    await expect(username).toHaveAttribute('aria-invalid', 'true')
    await expect(dialog.getByRole('checkbox')).toHaveAttribute('aria-invalid', 'true')
    await username.fill(registrationValues().username ?? '')
    await expect(username).not.toHaveAttribute('aria-invalid', 'true')
    await dialog.getByRole('tab', { name: text(code, 'auth', 'tab.login') }).click()
    await dialog.getByRole('tab', { name: text(code, 'auth', 'tab.register') }).click()
    await expect(dialog.getByRole('tab', { name: text(code, 'auth', 'tab.register') })).toHaveAttribute(
      'aria-selected',
      'true',
    )
    await expect(username).toHaveCount(1)
    await expect(username).not.toHaveValue('')
  })

  test(`${merchant.name}: a taken name is told at its field`, async ({ page, port, faults }) => {
    await visit(page, merchant, port, { path: '/register' })
    const dialog = page.getByRole('dialog')
    const values = { ...registrationValues(), username: merchant.demo.username }
    await fillRegistration(dialog, merchant, code, values)
    await dialog.getByRole('button', { name: text(code, 'auth', 'register.submit'), exact: true }).click()
    await expect(field(dialog, code, 'username')).toHaveAttribute('aria-invalid', 'true')
    // The browser itself logs the refused call.
    expect(faults.every((fault) => fault.includes('409'))).toBe(true)
    faults.length = 0
  })

  test(`${merchant.name}: language and colour mode change without a reload and are remembered`, async ({
    page,
    port,
  }) => {
    await visit(page, merchant, port)
    await page.evaluate(() => Object.assign(window, { untouched: true }))
    const nativeName = { EN: 'English', TY: 'Filipino', AR: 'العربية' }[second] ?? ''
    await page
      .getByRole('banner')
      .getByRole('button', { name: new RegExp(text(code, 'core', 'language.current').split('{{')[0] ?? '') })
      .click()
    await page
      .getByRole('menuitemradio', { name: nativeName })
      .or(page.getByRole('menuitem', { name: nativeName }))
      .first()
      .click()
    await expect(page.locator('html')).toHaveAttribute('dir', second === 'AR' ? 'rtl' : 'ltr')
    await expect(
      page.getByRole('banner').getByRole('link', { name: text(second, 'core', 'header.register'), exact: true }),
    ).toBeVisible()
    expect(await page.evaluate(() => 'untouched' in window)).toBe(true)
    await page.reload({ waitUntil: 'networkidle' })
    await expect(
      page.getByRole('banner').getByRole('link', { name: text(second, 'core', 'header.register'), exact: true }),
    ).toBeVisible()
  })
}
