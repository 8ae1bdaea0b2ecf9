import { Suspense, startTransition, use } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { ErrorBoundary } from './error-boundary.tsx'

let box: HTMLElement
let root: Root
let tries = 0
let coming: PromiseWithResolvers<never>

beforeEach(() => {
  tries = 0
  coming = Promise.withResolvers()
  box = document.createElement('main')
  document.body.append(box)
  root = createRoot(box)
})
afterEach(() => {
  root.unmount()
  box.remove()
})

/** Like a lazy page: a failure is forgotten, and the next rendering loads it again. */
let loading: Promise<never> | null = null
function Late() {
  if (!loading) tries += 1
  loading ??= coming.promise
  return use(loading)
}

function Site({ address }: { readonly address: string }) {
  return (
    <ErrorBoundary
      address={address}
      onFailed={() => {
        loading = null
      }}
      fallback={(error) => <p>{`failed: ${(error as Error).message}`}</p>}
    >
      <Suspense fallback={<p>waiting</p>}>{address === '/late' ? <Late /> : <p>{`page ${address}`}</p>}</Suspense>
    </ErrorBoundary>
  )
}

test('a page that fails while it is being opened says so at once, and is not fetched again unasked', async () => {
  root.render(<Site address="/" />)
  await expect.element(page.getByText('page /')).toBeVisible()
  startTransition(() => root.render(<Site address="/late" />))
  await expect.poll(() => tries).toBe(1)
  coming.reject(new Error('too late'))
  await expect.element(page.getByText('failed: too late')).toBeVisible()
  await new Promise((resume) => setTimeout(resume, 100))
  await expect.element(page.getByText('failed: too late')).toBeVisible()
  expect(tries).toBe(1)
  // Another address has nothing to do with it.
  root.render(<Site address="/other" />)
  await expect.element(page.getByText('page /other')).toBeVisible()
})
