import { MemoryRouter } from 'react-router-dom'
import { App } from '../app.tsx'
import type { Visit } from './open-visit.ts'

/** A page of the real site with everything around it. */
export function WholePage({ visit, path }: { readonly visit: Visit; readonly path: string }) {
  return (
    <MemoryRouter initialEntries={[path]}>
      <App visit={visit} />
    </MemoryRouter>
  )
}
