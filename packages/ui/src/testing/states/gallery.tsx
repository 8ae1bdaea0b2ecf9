import { createRoot, type Root } from 'react-dom/client'
import { idle } from '../stage.tsx'
import type { ShownStory } from './stories.tsx'

let root: Root | undefined
let host: HTMLElement | undefined

/** Stories one below the other, each in a box of the page's width that contains its positioned elements. */
export async function hang(stories: readonly ShownStory[]): Promise<HTMLElement> {
  host = document.createElement('main')
  document.body.append(host)
  root = createRoot(host)
  root.render(
    stories.map(({ id, Story, globals }) => (
      <section
        key={id}
        data-story={id}
        dir={globals.direction ?? 'ltr'}
        data-script={globals.script}
        style={{ contain: 'layout', overflow: 'auto', padding: 16 }}
      >
        <Story />
      </section>
    )),
  )
  await idle(300)
  await document.fonts.ready
  return host
}

export function takeDown(): void {
  root?.unmount()
  host?.remove()
  root = undefined
  host = undefined
}
