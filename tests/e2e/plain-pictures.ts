import type { Page } from '@playwright/test'

const PICTURE = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 3 4"/>'

/** Drawing games takes the processor that the rest of a page needs: for tests that are not about pictures. */
export const plainPictures = ({ page }: { readonly page: Page }) =>
  page.route('**/img/**', (route) => route.fulfill({ contentType: 'image/svg+xml', body: PICTURE }))
