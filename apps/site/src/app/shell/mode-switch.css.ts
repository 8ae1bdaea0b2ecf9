import { style } from '@vanilla-extract/css'

export const pair = style({ display: 'contents' })

export const row = style({ inlineSize: '100%', textAlign: 'start' })

const hidden = { display: 'none' } as const

export const whenLight = style({
  selectors: { 'html[data-mode="dark"] &': hidden },
  '@media': { '(prefers-color-scheme: dark)': { selectors: { 'html[data-mode="auto"] &': hidden } } },
})

export const whenDark = style({
  selectors: { 'html[data-mode="light"] &': hidden },
  '@media': { '(prefers-color-scheme: light)': { selectors: { 'html[data-mode="auto"] &': hidden } } },
})
