import type { Fault } from './fault.ts'

/**
 * One line for people and editors' problem matchers: `themes/neon/theme.json:3:5 unknown key "bran"; did you mean
 * "brand"? Remove it or rename it.` A warning is marked as such after the position.
 */
export function formatFault(fault: Fault): string {
  const mark = fault.severity === 'warning' ? 'warning: ' : ''
  const found = fault.found === undefined ? '' : ` (found ${fault.found})`
  const suggestion = fault.suggestion === undefined ? '.' : `; did you mean ${fault.suggestion}?`
  const repair = fault.repair === undefined ? '' : ` ${fault.repair}.`
  return `${fault.file}:${fault.line}:${fault.column}  ${mark}${fault.message}${found}${suggestion}${repair}`
}

/** All faults, in the order of the text, errors and warnings mixed, one a line. */
export function formatFaults(faults: readonly Fault[]): string {
  return [...faults]
    .sort((a, b) => a.file.localeCompare(b.file) || a.line - b.line || a.column - b.column)
    .map(formatFault)
    .join('\n')
}
