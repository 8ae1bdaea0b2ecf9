import { FACE_NAMES } from './art-names.ts'
import { PAYMENT_MARKS, type PaymentLogoSpec, type PaymentMark } from './payment-logo.ts'
import { EMBLEM_NAMES, type VendorLogoSpec } from './vendor-logo.ts'

type Fields = Readonly<Record<string, unknown>>

/** The logo in a vendor's manifest; null for a manifest without one. Throws an Error that names a faulty key. */
export function readVendorLogo(manifest: string): VendorLogoSpec | null {
  const { logo } = fieldsOf(JSON.parse(manifest), 'the manifest')
  if (logo === undefined) return null
  const { text, face, emblem, palette } = fieldsOf(logo, 'logo')
  if (!Array.isArray(palette) || palette.length !== 2) throw new Error('logo.palette must have two colours')
  return {
    text: textOf(text, 'logo.text'),
    face: oneOf(FACE_NAMES, face, 'logo.face'),
    emblem: oneOf(EMBLEM_NAMES, emblem, 'logo.emblem'),
    palette: [colourOf(palette[0], 'logo.palette[0]'), colourOf(palette[1], 'logo.palette[1]')],
  }
}

/** The text and colour of a payment logo, from `logo.json`. Throws an Error that names a faulty key. */
export function readPaymentLogo(json: string): PaymentLogoSpec {
  const { text, colour } = fieldsOf(JSON.parse(json), 'the logo')
  return { text: textOf(text, 'text'), colour: colourOf(colour, 'colour') }
}

/** The mark for a way to pay, from `method.json`: that of its deposits, or of a transfer where it takes none. */
export function readPaymentMark(manifest: string): PaymentMark {
  const { deposit } = fieldsOf(JSON.parse(manifest), 'the manifest')
  if (deposit === undefined) return 'transfer'
  const { kind } = fieldsOf(deposit, 'deposit')
  return oneOf(PAYMENT_MARKS, kind, 'deposit.kind')
}

function fieldsOf(value: unknown, key: string): Fields {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new Error(`${key} must be an object`)
  return value as Fields
}

function textOf(value: unknown, key: string): string {
  if (typeof value !== 'string' || value.trim() === '') throw new Error(`${key} must be a text`)
  return value
}

function colourOf(value: unknown, key: string): string {
  if (typeof value !== 'string' || !/^#[0-9a-f]{6}$/i.test(value))
    throw new Error(`${key} must be a colour such as #7c3aed`)
  return value
}

function oneOf<Name extends string>(names: readonly Name[], value: unknown, key: string): Name {
  const name = names.find((one) => one === value)
  if (name === undefined) throw new Error(`${key} must be one of ${names.join(', ')}`)
  return name
}
