import { composeStories } from '@storybook/react-vite'
import type { ComponentType } from 'react'

type Globals = { readonly direction?: 'ltr' | 'rtl'; readonly script?: string }
type Module = { readonly default: { readonly globals?: Globals } } & Readonly<Record<string, { globals?: Globals }>>
type Composed = ComponentType & { readonly run: (context: { canvasElement: HTMLElement }) => Promise<void> }

const modules = import.meta.glob<Module>('../../**/*.stories.tsx', { eager: true })
const sources = import.meta.glob<string>('../../*/*.tsx', { eager: true, query: '?raw', import: 'default' })

/** Components that open something above the page, directly or through another component. */
const OPENER = /@base-ui\/react|popover|createPortal|showModal|\/(dialog|drawer|menu|popover|tooltip)\.tsx'/i

export type ShownStory = {
  /** Folder and name, as in `button/Primary`. */
  readonly id: string
  readonly Story: Composed
  readonly globals: Globals
  /** Its component may open something above the page, so it is examined alone, after its `play`. */
  readonly opens: boolean
}

const folderOf = (file: string) => file.split('/').at(-2) ?? ''

const openers = new Set(
  Object.entries(sources)
    .filter(([file, text]) => !/\.(stories|test)\.tsx$/.test(file) && OPENER.test(text))
    .map(([file]) => folderOf(file)),
)

/** Every story of the design system; a new component is included by having one. */
export const stories: readonly ShownStory[] = Object.entries(modules).flatMap(([file, module]) =>
  Object.entries(composeStories(module as never) as Record<string, Composed>).map(([name, Story]) => ({
    id: `${folderOf(file)}/${name}`,
    Story,
    globals: { ...module.default.globals, ...module[name]?.globals },
    opens: openers.has(folderOf(file)),
  })),
)
