import { figures, optional, text } from './fact.ts'

const LABEL_MAX = 25

/**
 * Optional fields of EMVCo's format in every scheme, with its limits in characters. Source: EMVCo, Merchant-Presented
 * QR Code Specification 1.1, tables 3.6 to 3.8.
 */
export const EMV = {
  /** Merchant category code, ISO 18245. */
  category: figures('52', 4),
  name: text('59', 25),
  city: text('60', 15),
  postcode: text('61', 10),
  bill: text('62.01', LABEL_MAX),
  mobile: text('62.02', LABEL_MAX),
  store: text('62.03', LABEL_MAX),
  reference: text('62.05', LABEL_MAX),
  customer: text('62.06', LABEL_MAX),
  terminal: text('62.07', LABEL_MAX),
  purpose: text('62.08', LABEL_MAX),
  /** The language of the two names that follow it, ISO 639. */
  language: text('64.00', 2),
  localName: text('64.01', 25),
  localCity: text('64.02', 15),
} as const

/** The fields that nearly every code of a provider has, and that identify its order. */
export const USUAL = {
  category: optional(EMV.category),
  name: EMV.name,
  city: EMV.city,
  postcode: optional(EMV.postcode),
  bill: optional(EMV.bill),
  store: optional(EMV.store),
  reference: optional(EMV.reference),
  terminal: optional(EMV.terminal),
  purpose: optional(EMV.purpose),
} as const
