/**
 * Why a code cannot be read or written. `path` names the place: ids joined by dots (`38.01.00`), or a parameter of a
 * URI.
 * - `ID`, `LENGTH`: a field's id or length does not have two digits. Params `found`, `at`
 * - `TRUNCATED`: a field is longer than the rest. Params `length`, `left`, `at`
 * - `DUPLICATE`: an id occurs twice, so that two programs may read different values. Param `at`
 * - `VERSION`: it does not begin with the format's field. Param `found`
 * - `CRC_MISSING`, `CRC`: no checksum at the end, or one of another text. Params `found`, `computed`
 * - `TOO_LONG`: more characters than the field may have. Params `length`, `max`
 * - `CHARACTERS`: a control character, or one that programs count differently. Param `found`
 * - `MISSING`: a field that the scheme needs. Param `fact`, its name in the scheme
 * - `UNKNOWN`: a fact the scheme has no field for. Param `fact`
 * - `VALUE`: not in the scheme's form. Param `found`
 * - `AMOUNT`: zero or negative, not a decimal number, or parts of a unit that the scheme does not write
 * - `CURRENCY`: the scheme does not support it. Param `found`
 * - `SCHEME`: of no known scheme, or of several. Param `found`
 * - `PAYEE`: the number or address is invalid. Param `reason`, from `@livery/payees`
 * - `URI`: not a URI of this kind, or one with an unknown requirement. Param `found`
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
