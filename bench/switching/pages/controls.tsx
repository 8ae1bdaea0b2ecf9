import { memo, Profiler, type ReactNode } from 'react'
import { COUNT } from './count.ts'

/** The kinds of controls on a page, in turn. */
export const KINDS = ['button', 'textField', 'checkbox', 'switch', 'select', 'badge'] as const

/** Every fourth control of a kind is the emphasised, checked or chosen one. */
export const isFourth = (index: number) => Math.floor(index / KINDS.length) % 4 === 0

/** A design system's way to draw each kind of control. */
export type Kit = Readonly<Record<(typeof KINDS)[number], (index: number) => ReactNode>>

const LANGUAGES = ['Filipino', 'English', 'Arabic']
export const options = LANGUAGES.map((label) => ({ value: label, label }))

let renders = 0
const count = () => {
  renders += 1
}
/** Every control has its own profiler, which reports when it is rendered. */
export const countRenders = () => renders

/** Never rendered again by its parent, so a control renders only because of itself or its context. */
export const Controls = memo(function Controls({ kit }: { kit: Kit }) {
  return (
    <main style={{ display: 'grid', gridTemplateColumns: 'repeat(6, 1fr)', gap: 12, padding: 16 }}>
      {Array.from({ length: COUNT }, (_, index) => {
        const kind = KINDS[index % KINDS.length] ?? 'button'
        return (
          <Profiler key={String(index)} id={kind} onRender={count}>
            <div>{kit[kind](index)}</div>
          </Profiler>
        )
      })}
    </main>
  )
})
