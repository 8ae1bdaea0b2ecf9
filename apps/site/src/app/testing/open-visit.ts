import type { Boot } from '@livery/contract/boot'
import { isPseudoTag, type PseudoTag, pseudoLocales, pseudoTexts } from '@livery/locale/pseudo'
import type { TextTree } from '@livery/locale/texts'
import { startSession } from '../../shared/session/restore-session.ts'
import { createVisit } from '../../shared/visit/create-visit.ts'
import { endSession } from '../../shared/visit/session-store.ts'
import type { Visit } from '../../shared/visit/visit.ts'
import { preloadFor } from '../preload-for.ts'
import { recordedReach } from './recorded-reach.ts'
import type { Recording } from './recording.ts'

/** Stories know a visit by its type too. */
export type { Visit }

export interface VisitWish {
  /** The boot document without what is recorded. */
  readonly boot: Omit<Boot, 'queries' | 'mode' | 'buildId'>
  readonly path: string
  readonly mode: Boot['mode']
  /** The recording's own language when left out. */
  readonly pseudo?: PseudoTag | undefined
  readonly signedIn: boolean
}

/**
 * A visit of the real site with recorded answers: store, query cache, texts and client as the browser's entry makes
 * them.
 * @param texts by area, in the recording's language
 */
export async function openVisit(
  recording: Recording,
  texts: Readonly<Record<string, TextTree>>,
  { boot: recordedBoot, path, mode, pseudo, signedIn }: VisitWish,
): Promise<Visit> {
  const { queries } = recording
  const boot: Boot = { ...recordedBoot, queries, mode, buildId: 'recorded', language: languageOf(recordedBoot, pseudo) }
  const words = pseudo
    ? Object.fromEntries(Object.entries(texts).map(([area, tree]) => [area, pseudoTexts(tree, pseudo)]))
    : texts
  const visit = createVisit(boot, words, recordedReach(recording))
  // Removes what another visit stored in this tab.
  endSession(visit.session, visit.sessionStorage)
  await preloadFor(boot, path)
  if (signedIn) await startSession(visit, 'recorded')
  return visit
}

/** Clears everything that the visit stored in the tab. */
export function closeVisit(visit: Visit): void {
  endSession(visit.session, visit.sessionStorage)
}

/** The language code stays that of the recording, for which there are answers; plural forms stay English. */
function languageOf({ language }: VisitWish['boot'], pseudo: PseudoTag | undefined): Boot['language'] {
  const row = pseudoLocales.find(({ tag }) => tag === pseudo)
  if (!row) return language
  const tag = isPseudoTag(row.tag) && row.direction === 'rtl' ? 'en-XB' : row.tag
  return { ...language, tag, dir: row.direction, script: row.script }
}
