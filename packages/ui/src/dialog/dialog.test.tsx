import '../global.css.ts'
import { createRoot } from 'react-dom/client'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { applyTheme } from '../testing/stage.tsx'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'
import { Dialog } from './dialog.tsx'

test('on a phone the body of a long dialog scrolls, and nothing behind it', async () => {
  await page.viewport(390, 844)
  applyTheme('ltr')
  const root = createRoot(document.body.appendChild(document.createElement('div')))
  root.render(
    <Dialog open title="Long" closeLabel="Close" onClose={() => undefined}>
      <div style={{ blockSize: '200rem' }} />
      <VisuallyHidden>The end</VisuallyHidden>
    </Dialog>,
  )
  const dialog = page.getByRole('dialog')
  await expect.element(dialog).toBeVisible()
  const behind = dialog.element().parentElement!
  expect(behind.scrollHeight).toBe(behind.clientHeight)
  root.unmount()
})
