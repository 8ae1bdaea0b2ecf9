/**
 * Why a code cannot be read or written. `path` says where: ids joined by dots (`38.01.00`), or a parameter of a URI.
 * - `ID`, `LENGTH`: no two figures where a field's id or length stands. Params `found`, `at`
 * - `TRUNCATED`: a field is longer than what is left. Params `length`, `left`, `at`
 * - `DUPLICATE`: an id stands twice, so that two programs may read two things. Param `at`
 * - `VERSION`: it does not begin with the format's field. Param `found`
 * - `CRC_MISSING`, `CRC`: no checksum at the end, or one of another text. Params `found`, `computed`
 * - `TOO_LONG`: more characters than the field may have. Params `length`, `max`
 * - `CHARACTERS`: a control character, or one that programs count differently. Param `found`
 * - `MISSING`: a field that the scheme needs. Param `fact`, its name in the scheme
 * - `UNKNOWN`: something the scheme has no field for. Param `fact`
 * - `VALUE`: not of the form that the scheme states. Param `found`
 * - `AMOUNT`: nothing or less than nothing, not a decimal number, or parts of a unit that the scheme does not write
 * - `CURRENCY`: the scheme does not take it. Param `found`
 * - `SCHEME`: of no scheme that is known, or of several. Param `found`
 * - `PAYEE`: the number or address is none. Param `reason`, as `@livery/payees` has it
 * - `URI`: not a URI of this kind, or one with an unknown requirement. Param `found`
 */
 */
export type CodeFault =
  | 'ID'
  | 'LENGTH'
  | 'TRUNCATED'
  | 'DUPLICATE'
  | 'VERSION'
  | 'CRC_MISSING'
  | 'CRC'
  | 'TOO_LONG'
  | 'CHARACTERS'
  | 'MISSING'
  | 'UNKNOWN'
  | 'VALUE'
  | 'AMOUNT'
  | 'CURRENCY'
  | 'SCHEME'
  | 'PAYEE'
  | 'URI'

export type CodeErrorParams = Readonly<Record<string, string | number>>

export class CodeError extends Error {
  readonly code: CodeFault
  readonly path: string
  readonly params: CodeErrorParams

  constructor(code: CodeFault, path: string, params: CodeErrorParams = {}) {
    const details = Object.entries(params).map(([name, value]) => `${name} ${value}`)
    super([`${code} at ${path || 'the beginning'}`, ...details].join(', '))
    this.name = 'CodeError'
    this.code = code
    this.path = path
    this.params = params
  }
}
