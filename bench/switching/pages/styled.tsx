import { useState } from 'react'
import { flushSync } from 'react-dom'
import { createGlobalStyle, ThemeProvider } from 'styled-components'
import type { Dress } from './contestant.ts'
import { Controls } from './controls.tsx'
import { mount } from './mount.tsx'
import { type Tokens, tokensOf } from './skins.ts'
import { kit } from './styled-kit.tsx'

const Ground = createGlobalStyle`
  *, *::before, *::after { box-sizing: border-box; margin: 0; padding: 0 }
  body { background: ${({ theme }) => (theme as Tokens)['color.canvas']}; color: ${({ theme }) => (theme as Tokens)['color.text.default']};
    font-family: ${({ theme }) => (theme as Tokens)['font.body']} }
`

let wear: (next: Dress) => void = () => undefined

function Page() {
  const [{ mode, skin }, setDress] = useState<Dress>({ mode: 'light', skin: 0 })
  wear = setDress
  return (
    <ThemeProvider theme={tokensOf[skin]?.[mode] as Tokens}>
      <Ground />
      <Controls kit={kit} />
    </ThemeProvider>
  )
}

mount(<Page />, (next) => flushSync(() => wear(next)))
