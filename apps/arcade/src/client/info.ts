import type { GameState, RoundAnswer } from '../protocol.ts'
import { shown } from './amounts.ts'
import { openSheet } from './dialogs.ts'
import { element } from './element.ts'
import { type TextKey, t } from './text.ts'

/**
 * Opens the panel with a game's odds and rules: the published return of every way to stake, then the part of its kind.
 */
export function openInfo(state: GameState, about: readonly Node[], last: RoundAnswer | null): void {
  const rates = state.ways.map(({ name, returnToPlayer }) =>
    fact(
      state.ways.length === 1 ? t('info.rtp') : t(`way.${state.rules.split('/')[0]}.${name}` as TextKey),
      percent(returnToPlayer),
    ),
  )
  openSheet(
    t('info.title'),
    ...(state.ways.length > 1 ? [heading('info.rtp')] : []),
    facts(...rates),
    ...about,
    heading('info.rules'),
    paragraph(t('info.rules.body')),
    last ? element('p', { class: 'round' }, `${t('info.round')}: `, element('bdi', {}, last.roundId)) : element('p'),
  )
}

export function heading(key: TextKey): HTMLElement {
  return element('h3', {}, t(key))
}

export function paragraph(text: string): HTMLElement {
  return element('p', {}, text)
}

/** A list of named values. */
export function facts(...entries: readonly HTMLElement[]): HTMLElement {
  return element('dl', { class: 'odds' }, ...entries)
}

export function fact(name: string, value: string): HTMLElement {
  return element('div', {}, element('dt', {}, name), element('dd', {}, value))
}

/** A percentage, given as decimal text. */
export function percent(value: string): string {
  return `${shown(value)}%`
}
