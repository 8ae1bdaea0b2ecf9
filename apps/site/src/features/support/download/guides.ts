import type { AppKind } from './app-kind.ts'

/** What a step shows on the drawn phone. */
export type StepDrawingName = 'browser' | 'scan' | 'save' | 'allow' | 'trust' | 'share' | 'menu' | 'add' | 'open'

/** The steps of an installation; each has a text `guide.<app>.<number>`. */
export const GUIDES = {
  ios: ['scan', 'save', 'trust', 'open'],
  android: ['scan', 'save', 'allow', 'open'],
  // On any phone: the menu of Android's browsers, or the share sheet of an iPhone.
  lite: ['scan', 'menu', 'add', 'open'],
  webIos: ['browser', 'share', 'add', 'open'],
  webAndroid: ['browser', 'add', 'open'],
} as const satisfies Readonly<Record<AppKind | 'webIos' | 'webAndroid', readonly StepDrawingName[]>>

export type GuideName = keyof typeof GUIDES
