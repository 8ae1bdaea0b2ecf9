import '@livery/ui/global.css'
import './docs.css'
import { merchants } from 'virtual:merchants'
import type { Preview } from '@storybook/react-vite'
import { chromaticModes } from './chromatic-modes.ts'
import { dressed } from './dressed.tsx'
import { globalTypes, initialGlobals } from './toolbar.ts'

const preview: Preview = {
  tags: ['autodocs'],
  decorators: [dressed],
  globalTypes,
  initialGlobals,
  parameters: {
    layout: 'padded',
    backgrounds: { disable: true },
    controls: { expanded: true },
    a11y: { test: 'error' },
    chromatic: { modes: chromaticModes(merchants), prefersReducedMotion: 'reduce' },
    options: { storySort: { order: ['Pages', 'Tokens', 'Sheet'], method: 'alphabetical' } },
  },
}

export default preview
