import { hydrateRoot } from 'react-dom/client'
import { expect, test } from 'vitest'
import { bootFixture } from '../testing/boot.fixture.ts'
import { visitFixture } from '../testing/visit.fixture.tsx'
import { VisitContext } from '../visit/use-visit.ts'
import { Day } from './day.tsx'

test('a day that the server writes in words of its own stays, and hydration does not fail', async () => {
  const visit = visitFixture({}, bootFixture('EN'), () => ({}))
  const box = document.createElement('main')
  document.body.append(box)
  box.innerHTML = '<time datetime="2026-11-20T12:00:00Z">the server’s own words</time>'
  const faults: unknown[] = []
  const root = hydrateRoot(
    box,
    <VisitContext value={visit}>
      <Day instant="2026-11-20T12:00:00Z" />
    </VisitContext>,
    { onRecoverableError: (error) => faults.push(error) },
  )
  await new Promise((resume) => setTimeout(resume, 100))
  expect(faults).toEqual([])
  expect(box.textContent).toBe('the server’s own words')
  root.unmount()
  box.remove()
})
