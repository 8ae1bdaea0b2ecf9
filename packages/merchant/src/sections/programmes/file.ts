import type { Sound, Stated } from '../../draft.ts'
import type { announcements } from '../announcements/schema.ts'
import type { games } from '../games/schema.ts'
import type { menus } from '../menus/schema.ts'
import type { payments } from '../payments/schema.ts'
import type { ProgrammeFile, programmes } from './schema.ts'

/** The parts of a merchant's file that the rules of programmes read. */
export type ProgrammesFile = Stated<typeof programmes> &
  Stated<typeof games> &
  Stated<typeof announcements> &
  Stated<typeof menus> &
  Stated<typeof payments> & {
    readonly currency: { readonly code: string; readonly symbol?: string; readonly exponent?: number }
    readonly languages: readonly string[]
  }

export type SoundProgramme = Sound<ProgrammeFile>
