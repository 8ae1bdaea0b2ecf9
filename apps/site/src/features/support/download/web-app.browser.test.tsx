import '@livery/ui/global.css'
import { PAGES } from '@livery/contract/pages'
import { QrCode } from '@livery/ui/qr-code'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import coreEnglish from '../../../../../../locales/EN/core.json' with { type: 'json' }
import downloadEnglish from '../../../../../../locales/EN/download.json' with { type: 'json' }
import { followInstallOffer } from '../../../shared/install/install-offer.ts'
import { bootFixture } from '../../../shared/testing/boot.fixture.ts'
import { type Shown, show, visitFixture } from '../../../shared/testing/visit.fixture.tsx'
import { WebApp } from './web-app.tsx'

let shown: Shown | undefined
afterEach(() => shown?.remove())

const texts = { EN: { core: coreEnglish, download: downloadEnglish } }

test('a browser that offered to install the site before this page was open is asked at a press', async () => {
  followInstallOffer()
  const prompt = vi.fn(async () => undefined)
  dispatchEvent(Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt }))
  shown = show(
    visitFixture(texts, bootFixture('EN'), () => ({})),
    <WebApp />,
  )
  const button = page.getByRole('button', { name: downloadEnglish.web.install })
  await button.click()
  expect(prompt).toHaveBeenCalledOnce()
  dispatchEvent(new Event('appinstalled'))
  await expect.element(page.getByText(downloadEnglish.web.installed)).toBeVisible()
  expect(button.elements()).toHaveLength(0)
})

test('the code of the site as an app leads to the page with the steps', async () => {
  shown = show(
    visitFixture(texts, bootFixture('EN'), () => ({})),
    <>
      <WebApp />
      <QrCode text={location.origin + PAGES.download.path} label="expected" />
    </>,
  )
  const code = page.getByRole('img', { name: downloadEnglish.web.scan, includeHidden: true })
  await expect.element(code).toBeInTheDocument()
  const expected = page.getByRole('img', { name: 'expected' })
  expect(code.element().querySelector('path')!.getAttribute('d')).toBe(
    expected.element().querySelector('path')!.getAttribute('d'),
  )
})
