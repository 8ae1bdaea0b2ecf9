import type { PaletteOptions } from '@mui/material/styles'
import type { Tokens } from './skins.ts'

/** A theme as a MUI palette. */
export const paletteOf = (tokens: Tokens): PaletteOptions => ({
  primary: { main: tokens['color.action.bg'], contrastText: tokens['color.action.on'] },
  secondary: { main: tokens['color.accent.bg'], contrastText: tokens['color.accent.on'] },
  error: { main: tokens['color.danger.bg'] },
  background: { default: tokens['color.canvas'], paper: tokens['color.surface.base'] },
  text: { primary: tokens['color.text.default'], secondary: tokens['color.text.muted'] },
  divider: tokens['color.border.default'],
})

/** The values of a theme other than colours. */
export const shapeOf = (tokens: Tokens) => ({
  shape: { borderRadius: Number.parseFloat(tokens['radius.control']) },
  typography: { fontFamily: tokens['font.body'] },
})
