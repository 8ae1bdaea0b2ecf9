import { createRoot, type Root } from 'react-dom/client'
import { MemoryRouter, type NavigateFunction, useNavigate } from 'react-router-dom'
import { afterEach, test } from 'vitest'
import coreEnglish from '../../../../../locales/EN/core.json' with { type: 'json' }
import { bootFixture } from '../../shared/testing/boot.fixture.ts'
import { until, visitFixture } from '../../shared/testing/visit.fixture.tsx'
import { VisitContext } from '../../shared/visit/use-visit.ts'
import { useArrival } from './use-arrival.ts'

let root: Root
let box: HTMLElement
let navigate: NavigateFunction

function Page() {
  useArrival('content')
  navigate = useNavigate()
  return (
    <>
      <a href="/login" hidden>
        Log in, on a phone
      </a>
      <a href="/login">Log in</a>
      <main id="content" tabIndex={-1}>
        content
      </main>
    </>
  )
}

/** A page that begins at an address, where nothing has the focus. */
async function begin(path: string): Promise<void> {
  box = document.createElement('div')
  document.body.append(box)
  root = createRoot(box)
  const visit = visitFixture({ EN: { core: coreEnglish } }, bootFixture('EN'), () => ({}))
  root.render(
    <VisitContext value={visit}>
      <MemoryRouter initialEntries={[path]}>
        <Page />
      </MemoryRouter>
    </VisitContext>,
  )
  await until(() => box.querySelector('main'), 'the page')
}

afterEach(() => {
  root.unmount()
  box.remove()
})

test('leaving a pop-up’s address leads the focus to the visible link of that address', async () => {
  await begin('/login')
  await navigate('/', { replace: true })
  await until(() => document.activeElement?.textContent === 'Log in', 'the focus at the link')
})

test('another page begins at its content', async () => {
  await begin('/')
  await navigate('/promotions')
  await until(() => document.activeElement?.id === 'content', 'the focus at the content')
})
