import '@livery/ui/global.css'
import './docs.css'
import { merchants } from 'virtual:merchants'
import type { Preview } from '@storybook/react-vite'
import { configure } from 'storybook/test'
import { chromaticModes } from './chromatic-modes.ts'
import { dressed } from './dressed.tsx'
import { globalTypes, initialGlobals } from './toolbar.ts'

// What is waited for comes; how soon is the machine's affair, which may have other things to do.
configure({ asyncUtilTimeout: 10_000 })

const preview: Preview = {
  tags: ['autodocs'],
  decorators: [dressed],
  globalTypes,
  initialGlobals,
  parameters: {
    layout: 'padded',
    backgrounds: { disable: true },
    controls: { expanded: true },
    // Nobody reads what passes, and telling it takes its time.
    a11y: { test: 'error', options: { resultTypes: ['violations', 'incomplete'] } },
    chromatic: { modes: chromaticModes(merchants), prefersReducedMotion: 'reduce' },
    options: { storySort: { order: ['Pages', 'Tokens', 'Sheet'], method: 'alphabetical' } },
  },
}

export default preview
