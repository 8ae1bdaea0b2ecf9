import { createRoot, type Root } from 'react-dom/client'
import { MemoryRouter, type NavigateFunction, useNavigate } from 'react-router-dom'
import { afterEach, test } from 'vitest'
import coreEnglish from '../../../../../locales/EN/core.json' with { type: 'json' }
import { PagesContext } from '../../shared/pages/pages-context.ts'
import { bootFixture } from '../../shared/testing/boot.fixture.ts'
import { until, visitFixture } from '../../shared/testing/visit.fixture.tsx'
import { VisitContext } from '../../shared/visit/use-visit.ts'
import { pages } from '../pages.ts'
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
      <PagesContext value={pages}>
        <MemoryRouter initialEntries={[path]}>
          <Page />
        </MemoryRouter>
      </PagesContext>
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

test('another page comes by a motion that begins anew, and the first page and a pop-up’s address do not', async () => {
  await begin('/')
  const turn = () => document.getElementById('content')?.dataset.arrival
  if (turn() !== undefined) throw new Error('the first page moves')
  await navigate('/promotions')
  await until(() => turn() === '0', 'the first motion')
  await navigate('/help')
  await until(() => turn() === '1', 'another motion')
  await navigate('/')
  await until(() => turn() === '0', 'the lobby’s motion')
  await navigate('/login')
  await until(() => document.title !== '', 'the pop-up’s address')
  if (turn() !== '0') throw new Error('a pop-up moves the page below it')
})
