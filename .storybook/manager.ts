import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events'
import { addons } from 'storybook/manager-api'

const KEY = 'livery/toolbar'

/** The browser remembers the toolbar for the next visit, unless the address states other settings. */
addons.register(KEY, (api) => {
  api.once(SET_GLOBALS, () => {
    const remembered = localStorage.getItem(KEY)
    if (remembered && !new URL(location.href).searchParams.has('globals')) api.updateGlobals(JSON.parse(remembered))
    api.on(GLOBALS_UPDATED, ({ userGlobals }: { readonly userGlobals: object }) => {
      localStorage.setItem(KEY, JSON.stringify(userGlobals))
    })
  })
})
