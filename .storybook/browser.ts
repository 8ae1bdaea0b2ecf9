import { existsSync } from 'node:fs'

/** Chromium as people have it: for pictures, measurements, and what only a whole browser has. */
export const CHROMIUM = process.env.CHROMIUM ?? '/usr/bin/chromium'

const SHELLS = [process.env.CHROMIUM_HEADLESS_SHELL, '/usr/bin/chromium-headless-shell']

/**
 * The same engine without the browser around it: a page takes a quarter less processor time. Where it is not installed,
 * Chromium does the same.
 */
export const HEADLESS_SHELL = SHELLS.find((path) => path && existsSync(path)) ?? CHROMIUM
