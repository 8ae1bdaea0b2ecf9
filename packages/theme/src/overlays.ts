import type { Fault, FaultText, Path } from '@livery/document/fault'
import { mergeOverrides } from './extend.ts'
import type { OverlayChoices, ThemeChoices } from './theme-fields.ts'

/** An overlay on the clock of whoever wears the theme: wall time as `YYYY-MM-DDTHH:MM`, `until` not included. */
export type Overlay = {
  readonly id: string
  readonly from: string
  readonly until: string
  readonly choices: OverlayChoices
}

type FaultAt = (path: Path, said: FaultText) => Fault

/** The overlays of a theme in order of time, or what is wrong with their times. */
export function readOverlays(
  { overlays = {} }: Pick<ThemeChoices, 'overlays'>,
  faultAt: FaultAt,
): { readonly overlays: readonly Overlay[]; readonly faults: readonly Fault[] } {
  const faults: Fault[] = []
  const read = Object.entries(overlays).flatMap(([id, choices]): Overlay[] => {
    const [from, until] = [moment(choices.from, 'begins'), moment(choices.until, 'ends')]
    for (const [key, value] of Object.entries({ from, until })) {
      if (value === undefined)
        faults.push(faultAt(['overlays', id, key], notInCalendar(choices[key as 'from' | 'until'])))
    }
    if (from === undefined || until === undefined) return []
    if (until <= from) {
      faults.push(faultAt(['overlays', id, 'until'], endsTooEarly(choices)))
      return []
    }
    return [{ id, from, until, choices }]
  })
  read.sort((a, b) => (a.from < b.from ? -1 : 1))
  read.forEach((overlay, index) => {
    const former = read[index - 1]
    if (former && overlay.from < former.until) faults.push(faultAt(['overlays', overlay.id], overlaps(overlay, former)))
  })
  return { overlays: read, faults }
}

/** The theme's choices with those of an overlay over them. */
export function withOverlay(theme: ThemeChoices, overlay: OverlayChoices): ThemeChoices {
  const { from: _from, until: _until, overrides, ...choices } = overlay
  return { ...theme, ...choices, overrides: mergeOverrides(theme.overrides, overrides) }
}

/** Wall time of a day or a moment. The day of an end is still part of it, so it ends as the next one begins. */
function moment(text: string | undefined, side: 'begins' | 'ends'): string | undefined {
  if (text === undefined) return undefined
  const isDay = text.length === 10
  const parsed = new Date(isDay ? `${text}T00:00Z` : `${text}Z`)
  // Days that do not exist are either refused by the parser or rolled over into the next month.
  if (Number.isNaN(parsed.getTime()) || !parsed.toISOString().startsWith(text)) return undefined
  if (isDay && side === 'ends') parsed.setUTCDate(parsed.getUTCDate() + 1)
  return parsed.toISOString().slice(0, 16)
}

function notInCalendar(found: string | undefined): FaultText {
  return {
    code: 'theme.overlay.time',
    message: 'there is no such day or hour',
    found: JSON.stringify(found),
    repair: 'Write a day of the calendar, and hours from 00:00 to 23:59',
  }
}

function endsTooEarly({ from, until }: OverlayChoices): FaultText {
  return {
    code: 'theme.overlay.time',
    message: `the overlay ends before it begins, at ${from}`,
    found: JSON.stringify(until),
    repair: 'Swap "from" and "until", or correct the year',
  }
}

function overlaps(overlay: Overlay, former: Overlay): FaultText {
  return {
    code: 'theme.overlay.overlap',
    message: `"${overlay.id}" begins at ${overlay.from}, while "${former.id}" holds until ${former.until}`,
    repair: 'Let one end before the other begins: a page wears one overlay at a time',
  }
}
