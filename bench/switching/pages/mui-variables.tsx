import CssBaseline from '@mui/material/CssBaseline'
import { createTheme, type Theme, ThemeProvider, useColorScheme } from '@mui/material/styles'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import type { Appearance } from './contestant.ts'
import { Controls } from './controls.tsx'
import { mount } from './mount.tsx'
import { kit } from './mui-kit.tsx'
import { paletteOf, shapeOf } from './mui-palette.ts'
import { tokensOf } from './skins.ts'

const themes = tokensOf.map(({ light, dark }) =>
  createTheme({
    cssVariables: { colorSchemeSelector: 'data-mode' },
    colorSchemes: { light: { palette: paletteOf(light) }, dark: { palette: paletteOf(dark) } },
    ...shapeOf(light),
  }),
)

let applySkin: (skin: Appearance['skin']) => void = () => undefined
let applyMode: (mode: Appearance['mode']) => void = () => undefined

function ModeHandle() {
  applyMode = useColorScheme().setMode
  return null
}

function Page() {
  const [skin, setSkin] = useState<Appearance['skin']>(0)
  applySkin = setSkin
  return (
    <ThemeProvider theme={themes[skin] as Theme} defaultMode="light">
      <CssBaseline />
      <ModeHandle />
      <Controls kit={kit} />
    </ThemeProvider>
  )
}

mount(<Page />, ({ mode, skin }) =>
  flushSync(() => {
    applyMode(mode)
    applySkin(skin)
  }),
)
