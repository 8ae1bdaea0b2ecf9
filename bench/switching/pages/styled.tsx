import { useState } from 'react'
import { flushSync } from 'react-dom'
import { createGlobalStyle, ThemeProvider } from 'styled-components'
import type { Appearance } from './contestant.ts'
import { Controls } from './controls.tsx'
import { mount } from './mount.tsx'
import { type Tokens, tokensOf } from './skins.ts'
import { kit } from './styled-kit.tsx'

const Ground = createGlobalStyle`
  *, *::before, *::after { box-sizing: border-box; margin: 0; padding: 0 }
  body { background: ${({ theme }) => (theme as Tokens)['color.canvas']}; color: ${({ theme }) => (theme as Tokens)['color.text.default']};
    font-family: ${({ theme }) => (theme as Tokens)['font.body']} }
`

let applyNext: (next: Appearance) => void = () => undefined

function Page() {
  const [{ mode, skin }, setAppearance] = useState<Appearance>({ mode: 'light', skin: 0 })
  applyNext = setAppearance
  return (
    <ThemeProvider theme={tokensOf[skin]?.[mode] as Tokens}>
      <Ground />
      <Controls kit={kit} />
    </ThemeProvider>
  )
}

mount(<Page />, (next) => flushSync(() => applyNext(next)))
