import type { Render } from '@livery/contract/render'
import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom'
import { App } from './app/app.tsx'
import { firstPictures } from './app/first-pictures.ts'
import { pageHead } from './app/page-head.ts'
import { pages } from './app/pages.ts'
import { preloadFor } from './app/preload-for.ts'
import { unknownIds } from './app/unknown-ids.ts'
import { findPage } from './shared/pages/find-page.ts'
import { pagesOf } from './shared/pages/menus.ts'
import { createVisit } from './shared/visit/create-visit.ts'
import { sharedI18n } from './shared/visit/shared-i18n.ts'
import { textsTag } from './shared/visit/texts-tag.ts'

export { pageAddress } from './app/page-address.ts'

/** One page's markup for `#root`, with its additions to the head. */
export const render: Render = async ({ url, boot, texts }) => {
  const { pathname } = new URL(url, 'http://page.invalid')
  const visit = createVisit(boot, texts, { i18n: sharedI18n(textsTag(boot.language), texts) })
  const modules = await preloadFor(boot, pathname)
  const html = renderToString(
    <StaticRouter location={url}>
      <App visit={visit} />
    </StaticRouter>,
  )
  const page = findPage(pagesOf(boot, pages), pathname)
  const isThere = page !== undefined && page.named?.(visit, pathname) !== null
  const found = boot.status.status !== 0 || isThere
  return {
    html,
    modules,
    ...pageHead(visit, pathname),
    status: boot.status.status === 1 ? 503 : boot.status.status === 2 ? 403 : found ? 200 : 404,
    images: firstPictures(visit, pathname),
    unknownIds: unknownIds(boot.menus),
  }
}
