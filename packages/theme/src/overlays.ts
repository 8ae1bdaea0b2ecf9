import type { Fault, FaultText, Path } from '@livery/document/fault'
import { mergeOverrides } from './extend.ts'
import { isInstant, isSurelyBefore, type Moment, readMoment } from './moment.ts'
import type { OverlayChoices, ThemeChoices } from './theme-fields.ts'

/** A look that is valid for a while; `until` is not included. */
export type Overlay = {
  readonly id: string
  readonly from: Moment
  readonly until: Moment
  readonly choices: OverlayChoices
}

type FaultAt = (path: Path, faultText: FaultText) => Fault

/** The overlays of a theme in order of time, and the faults of their times. */
export function readOverlays(
  { overlays = {} }: Pick<ThemeChoices, 'overlays'>,
  faultAt: FaultAt,
): { readonly overlays: readonly Overlay[]; readonly faults: readonly Fault[] } {
  const faults: Fault[] = []
  const read = Object.entries(overlays).flatMap(([id, choices]): Overlay[] => {
    const from = readMoment(choices.from ?? '', 'begins')
    const until = readMoment(choices.until ?? '', 'ends')
    const at = (key: 'from' | 'until', faultText: FaultText) => faults.push(faultAt(['overlays', id, key], faultText))
    if (from === undefined) at('from', notInCalendar(choices.from))
    if (until === undefined) at('until', notInCalendar(choices.until))
    if (from === undefined || until === undefined) return []
    if (isInstant(from) !== isInstant(until)) at('until', oneOffset(choices))
    else if (until <= from) at('until', endsTooEarly(choices))
    else return [{ id, from, until, choices }]
    return []
  })
  read.sort((a, b) => (a.from < b.from ? -1 : 1))
  read.forEach((overlay, index) => {
    const former = read.slice(0, index).find(({ until }) => !isSurelyBefore(until, overlay.from))
    if (former) faults.push(faultAt(['overlays', overlay.id], overlaps(overlay, former)))
  })
  return { overlays: read, faults }
}

/** The theme's choices overridden by those of an overlay. */
export function withOverlay(theme: ThemeChoices, overlay: OverlayChoices): ThemeChoices {
  const { from: _from, until: _until, overrides, ...choices } = overlay
  return { ...theme, ...choices, overrides: mergeOverrides(theme.overrides, overrides) }
}

function notInCalendar(found: string | undefined): FaultText {
  return {
    code: 'theme.overlay.time',
    message: 'there is no such day or hour',
    found: JSON.stringify(found),
    repair: 'Write a day of the calendar, and hours from 00:00 to 23:59',
  }
}

function oneOffset({ from, until }: OverlayChoices): FaultText {
  return {
    code: 'theme.overlay.time',
    message: `one end is by the clock of the merchant and the other the same everywhere: ${from}, ${until}`,
    found: JSON.stringify(until),
    repair: 'Write both with an offset like "+08:00", or neither',
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
  const isSame = isInstant(overlay.from) === isInstant(former.from)
  return {
    code: 'theme.overlay.overlap',
    message: `"${overlay.id}" begins at ${overlay.from}, while "${former.id}" holds until ${former.until}${isSame ? '' : ' somewhere in the world'}`,
    repair: 'Let one end before the other begins: a page has one overlay at a time',
  }
}
