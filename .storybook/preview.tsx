import '@livery/ui/global.css'
import './docs.css'
import { merchants } from 'virtual:merchants'
import type { Preview } from '@storybook/react-vite'
import { configure } from 'storybook/test'
import { chromaticModes } from './chromatic-modes.ts'
import { globalTypes, initialGlobals } from './toolbar.ts'
import { withAppearance } from './with-appearance.tsx'

// A generous timeout: awaited elements do appear, but a busy machine may be slow.
configure({ asyncUtilTimeout: 10_000 })

const preview: Preview = {
  tags: ['autodocs'],
  decorators: [withAppearance],
  globalTypes,
  initialGlobals,
  parameters: {
    layout: 'padded',
    backgrounds: { disable: true },
    controls: { expanded: true },
    // Passing tests are not reported, because that takes time and nobody reads it.
    a11y: { test: 'error', options: { resultTypes: ['violations', 'incomplete'] } },
    chromatic: { modes: chromaticModes(merchants), prefersReducedMotion: 'reduce' },
    options: { storySort: { order: ['Pages', 'Tokens', 'Sheet'], method: 'alphabetical' } },
  },
}

export default preview
