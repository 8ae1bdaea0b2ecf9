import '@livery/ui/global.css'
import { PAGES } from '@livery/contract/pages'
import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import coreEnglish from '../../../../../../locales/EN/core.json' with { type: 'json' }
import downloadEnglish from '../../../../../../locales/EN/download.json' with { type: 'json' }
import { qrPath } from '../../../../../../packages/ui/src/qr-code/qr-path.ts'
import { bootFixture } from '../../../shared/testing/boot.fixture.ts'
import { type Shown, show, visitFixture } from '../../../shared/testing/visit.fixture.tsx'
import { WebApp } from './web-app.tsx'

let shown: Shown | undefined
afterEach(() => shown?.remove())

test('the code of the site as an app leads to the page with the steps', async () => {
  const texts = { EN: { core: coreEnglish, download: downloadEnglish } }
  shown = show(
    visitFixture(texts, bootFixture('EN'), () => ({})),
    <WebApp />,
  )
  const code = page.getByRole('img', { name: downloadEnglish.web.scan, includeHidden: true })
  await expect.element(code).toBeInTheDocument()
  const drawn = code.element().querySelector('path')?.getAttribute('d')
  expect(drawn).toBe(qrPath(location.origin + PAGES.download.path, 'M').path)
})
