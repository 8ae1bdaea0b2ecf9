import '@livery/ui/global.css'
import { composeStories, type Meta, type StoryFn } from '@storybook/react-vite'
import { type ComponentType, StrictMode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { type Appearance, applyAppearance } from '../../../.storybook/apply-appearance.ts'

type StoryFile = { readonly default: Meta } & Readonly<Record<string, StoryFn | Meta>>

const files = import.meta.glob<StoryFile>('../../../packages/ui/src/*/*.stories.tsx')
const nameOf = (path: string) => path.match(/([^/]+)\.stories\.tsx$/)?.[1] ?? path

const LONGEST_WAIT_MS = 3_000

let root: Root | undefined

/**
 * Shows every story of a component in one appearance, one under another, and resolves when nothing is loading any more.
 */
async function show(component: string, appearance: Appearance): Promise<void> {
  const load = Object.entries(files).find(([path]) => nameOf(path) === component)?.[1]
  if (!load) throw new Error(`no stories of ${component}`)
  const stories = Object.entries(composeStories((await load()) as Parameters<typeof composeStories>[0]))
  applyAppearance(appearance)
  root?.unmount()
  root = createRoot(document.getElementById('root') as HTMLElement)
  flushSync(() =>
    root?.render(
      <StrictMode>
        <div style={{ display: 'grid', gap: '16px', padding: '16px' }}>
          {stories.map(([name, story]) => {
            const Story = story as ComponentType
            return (
              <section key={name} style={{ minInlineSize: 0 }}>
                <Story />
              </section>
            )
          })}
        </div>
      </StrictMode>,
    ),
  )
  await rest()
}

/** Fonts and pictures are there, what moves slides has taken them over, and two frames have passed. */
async function rest(): Promise<void> {
  const frame = () => new Promise((resume) => requestAnimationFrame(resume))
  // Only text that was laid out requests its fonts, and a frame is laid out after its callbacks have run.
  await frame()
  await frame()
  await document.fonts.ready
  const isStill = () => document.querySelector('[data-still] li + li') !== null
  for (const end = performance.now() + LONGEST_WAIT_MS; isStill() && performance.now() < end; ) await frame()
  // A picture below the window is lazy and would never come; one that is broken on purpose never will.
  const pictures = [...document.images].map((image) => {
    image.loading = 'eager'
    return image.decode().catch(() => undefined)
  })
  await Promise.race([Promise.all(pictures), new Promise((resume) => setTimeout(resume, LONGEST_WAIT_MS))])
  // Sometimes Chromium begins a row that runs from right to left one pixel beyond its beginning.
  for (const element of document.querySelectorAll('*')) if (element.scrollLeft !== 0) element.scrollLeft = 0
  await frame()
  await frame()
}

Object.assign(window, { components: Object.keys(files).map(nameOf).sort(), show })
