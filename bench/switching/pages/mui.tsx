import CssBaseline from '@mui/material/CssBaseline'
import { createTheme, type Theme, ThemeProvider } from '@mui/material/styles'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import type { Appearance } from './contestant.ts'
import { Controls } from './controls.tsx'
import { mount } from './mount.tsx'
import { kit } from './mui-kit.tsx'
import { paletteOf, shapeOf } from './mui-palette.ts'
import { tokensOf } from './skins.ts'

// Created beforehand, so that a switch is not charged for it.
const themes = tokensOf.map(({ light, dark }) => ({
  light: createTheme({ palette: { mode: 'light', ...paletteOf(light) }, ...shapeOf(light) }),
  dark: createTheme({ palette: { mode: 'dark', ...paletteOf(dark) }, ...shapeOf(dark) }),
}))

let applyNext: (next: Appearance) => void = () => undefined

function Page() {
  const [{ mode, skin }, setAppearance] = useState<Appearance>({ mode: 'light', skin: 0 })
  applyNext = setAppearance
  return (
    <ThemeProvider theme={themes[skin]?.[mode] as Theme}>
      <CssBaseline />
      <Controls kit={kit} />
    </ThemeProvider>
  )
}

mount(<Page />, (next) => flushSync(() => applyNext(next)))
