import { boots } from 'virtual:boots'
import { merchants } from 'virtual:merchants'
import { FRAMES } from '@livery/theme/choices'
import { settledComposition } from '@livery/theme/composition'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { themeIds } from '../apply-appearance.ts'
import type { Toolbar } from '../toolbar.ts'
import * as css from './faces.css.ts'
import { recordedLanguages } from './recorded-languages.ts'

/**
 * Every frame in every theme: the lobby of a merchant that wears the frame, in the colours, letters and corners of each
 * theme, in the mode of the toolbar.
 */
const meta = {
  title: 'Faces',
  // Each picture is a whole page of its own, which the test of `Pages` opens.
  tags: ['!autodocs', '!test'],
  parameters: { layout: 'fullscreen', controls: { disable: true } },
} satisfies Meta
export default meta

/** The merchant of the first one that wears a frame. */
const FACES = FRAMES.flatMap((frame) => {
  const merchant = merchants.find(({ id, languages }) => {
    const boot = boots[`${id}.${recordedLanguages(languages)[0]}`]
    return boot && settledComposition(boot.composition).frame === frame
  })
  return merchant ? { frame, merchant } : []
})

export const FramesAndThemes: StoryObj = {
  render: (_args, { globals }) => (
    <main className={css.faces}>
      {FACES.map(({ frame, merchant }) => (
        <section key={frame} aria-labelledby={frame}>
          <h1 id={frame}>{`${frame}: ${merchant.name}`}</h1>
          <div className={css.row}>
            {themeIds.map((theme) => (
              <figure key={theme} className={css.face}>
                <div className={css.window}>
                  <iframe
                    className={css.page}
                    title={`${frame}, ${theme}`}
                    loading="lazy"
                    src={addressOf(merchant.id, theme, (globals as Toolbar).mode)}
                  />
                </div>
                <figcaption>{theme}</figcaption>
              </figure>
            ))}
          </div>
        </section>
      ))}
    </main>
  ),
}

/** The lobby's story by itself. */
function addressOf(merchant: string, theme: string, mode: string): string {
  const globals = Object.entries({ merchant, theme, mode }).map(([name, value]) => `${name}:${value}`)
  return `iframe.html?${new URLSearchParams({ id: 'pages--lobby', viewMode: 'story', globals: globals.join(';') })}`
}
