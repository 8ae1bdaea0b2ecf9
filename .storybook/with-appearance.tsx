import type { Decorator } from '@storybook/react-vite'
import { useLayoutEffect } from 'react'
import { appearanceOf } from './appearance-of.ts'
import { applyAppearance } from './apply-appearance.ts'
import { speakPseudo } from './speak-pseudo.ts'
import type { Toolbar } from './toolbar.ts'

/** Stories whose words come from text files translate them into a pseudo-locale themselves: `parameters: OWN_TEXTS`. */
export const OWN_TEXTS = { texts: 'own' } as const

/** The scripts of stories that require one. */
const SAMPLE_SCRIPTS = ['Arab'] as const

/**
 * Applies the toolbar's settings to the page. A component's docs page shows many stories: there the page follows the
 * toolbar, and a story with its own settings is in a box.
 */
export const withAppearance: Decorator = (Story, { globals, userGlobals, storyGlobals, viewMode, parameters }) => {
  const hasOwnTexts = parameters.texts === OWN_TEXTS.texts
  const appearance = appearanceOf(globals as Toolbar, hasOwnTexts)
  const page = viewMode === 'docs' ? appearanceOf(userGlobals as Toolbar) : appearance
  const alsoScripts = viewMode === 'docs' ? SAMPLE_SCRIPTS : []
  applyAppearance(page, alsoScripts)
  useLayoutEffect(() => {
    applyAppearance(page, alsoScripts)
    speakPseudo(hasOwnTexts ? '' : (page.lang ?? ''))
  })
  if (viewMode !== 'docs' || Object.keys(storyGlobals).length === 0) return <Story />
  return (
    <div lang={appearance.lang} dir={appearance.direction} data-script={appearance.script} data-mode={appearance.mode}>
      <Story />
    </div>
  )
}
