import '@livery/ui/global.css'
import type { Decorator, Preview } from '@storybook/react-vite'
import { useLayoutEffect } from 'react'
import { DIRECTIONS, type Dress, MODES, SCRIPTS, themeIds, wear } from './wear.ts'

const dressed: Decorator = (Story, { globals }) => {
  const dress = globals as unknown as Dress
  wear(dress)
  useLayoutEffect(() => wear(dress))
  return <Story />
}

const toolbar = (title: string, icon: 'paintbrush' | 'mirror' | 'transfer' | 'globe', items: readonly string[]) => ({
  description: title,
  toolbar: { title, icon, items: [...items], dynamicTitle: true },
})

const preview: Preview = {
  decorators: [dressed],
  globalTypes: {
    theme: toolbar('Theme', 'paintbrush', themeIds),
    mode: toolbar('Mode', 'mirror', MODES),
    direction: toolbar('Direction', 'transfer', DIRECTIONS),
    script: toolbar('Script', 'globe', SCRIPTS),
  },
  initialGlobals: {
    theme: themeIds[0],
    mode: 'dark',
    direction: 'ltr',
    script: 'Latn',
  } satisfies Partial<Record<keyof Dress, string | undefined>>,
  parameters: {
    layout: 'padded',
    backgrounds: { disable: true },
    controls: { expanded: true },
    a11y: { test: 'error' },
    options: { storySort: { order: ['Sheet'], method: 'alphabetical' } },
  },
}

export default preview
