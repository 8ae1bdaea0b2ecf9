import { toMinor } from '@livery/locale/amount'
import type { ContractKind } from './contract-words.ts'

/** A share in percent with at most four decimals. */
export const RATE_PATTERN = '^[0-9]{1,3}(\\.[0-9]{1,4})?$'
const RATE = new RegExp(RATE_PATTERN)
const AMOUNT = /^\d{1,15}(\.\d{1,4})?$/
const ACTIVE = /^\d{1,6}$/

/** How a contract pays: a percentage of its kind's basis (`P`), or a fixed amount (`F`). */
export const RATE_TYPES = ['P', 'F'] as const
export type RateType = (typeof RATE_TYPES)[number]

/** A step in its written form: amounts and shares as decimal strings, plain figures for members. */
export interface WrittenTier {
  readonly turnover: string
  readonly loss: string
  readonly active: string
  /** Percent, or an amount. */
  readonly rate: string
}

export interface Written {
  readonly rateType: RateType
  readonly tiers: readonly WrittenTier[]
}

export interface OfferBounds {
  readonly exponent: number
  readonly tiersMost: number
  /** The highest share that may be given on, in percent. */
  readonly rateMost: string
  /** The offering agent's own contract; null where there is no limit from one. */
  readonly own: Written | null
}

export const OFFER_FAULTS = [
  'contractTiers',
  'contractFigure',
  'contractNothing',
  'contractRising',
  'contractFalling',
  'contractLoss',
  'contractRateMost',
  'contractOwn',
  'contractOwnFrom',
  'contractOwnType',
] as const

/** The fault of a field in an offer, such as `tiers.0.rate`. */
export interface OfferFault {
  readonly field: string
  readonly code: (typeof OFFER_FAULTS)[number]
  readonly params?: Readonly<Record<string, string>>
}

/**
 * The faults of an offer, at most one for each field; the form and the gateway use the same rules. Payments rise from
 * step to step, conditions do not fall, and for each step the offering agent's own contract has one with conditions
 * that are no harder and a payment that is no lower.
 */
export function offerFaults(kind: ContractKind, { rateType, tiers }: Written, bounds: OfferBounds): OfferFault[] {
  if (tiers.length === 0 || tiers.length > bounds.tiersMost)
    return [{ field: 'tiers', code: 'contractTiers', params: { most: String(bounds.tiersMost) } }]
  if (bounds.own && bounds.own.rateType !== rateType) return [{ field: 'rateType', code: 'contractOwnType' }]
  const faults = new Map<string, OfferFault>()
  const add = (index: number, name: keyof WrittenTier, code: OfferFault['code'], params?: OfferFault['params']) => {
    const field = `tiers.${index}.${name}`
    if (!faults.has(field)) faults.set(field, params ? { field, code, params } : { field, code })
  }
  const figures = tiers.map((tier, index) => {
    const read = figuresOf(rateType, tier, bounds.exponent)
    for (const name of NAMES) if (read[name] === null) add(index, name, 'contractFigure')
    return read
  })
  const [easiest] = bounds.own?.tiers ?? []
  const addTooEasy = (index: number, tier: Figures) => {
    const least = bounds.own && easiest && figuresOf(bounds.own.rateType, easiest, bounds.exponent)
    for (const name of CONDITIONS)
      if (least && isLess(tier[name], least[name])) add(index, name, 'contractOwnFrom', { min: easiest![name] })
  }
  for (const [index, tier] of figures.entries()) {
    const { turnover, loss, rate } = tier
    const was = figures[index - 1]
    if (rate === 0n) add(index, 'rate', 'contractNothing')
    if (rate !== null && rateType === 'P' && rate > rateOf(bounds.rateMost)!)
      add(index, 'rate', 'contractRateMost', { max: bounds.rateMost })
    if (was && rate !== null && was.rate !== null && rate <= was.rate)
      add(index, 'rate', 'contractRising', { min: tiers[index - 1]!.rate })
    for (const name of CONDITIONS)
      if (was && isLess(tier[name], was[name])) add(index, name, 'contractFalling', { min: tiers[index - 1]![name] })
    if (kind === 'dividend' && loss && turnover && loss > turnover)
      add(index, 'loss', 'contractLoss', { max: tiers[index]!.turnover })
    // A salary does not show the loss, so its holder could not check such a condition.
    if (kind !== 'dividend' && loss) add(index, 'loss', 'contractLoss', { max: '0' })
    const most = bounds.own && mostOf(tier, bounds.own, bounds.exponent)
    if (!most || rate === null || rate <= most.rate) continue
    // Where the own contract pays nothing at all, no rate would do: what is wrong is how little it asks for.
    if (most.rate === 0n) addTooEasy(index, tier)
    else add(index, 'rate', 'contractOwn', { max: most.written })
  }
  return [...faults.values()]
}

const CONDITIONS = ['turnover', 'loss', 'active'] as const
const NAMES = [...CONDITIONS, 'rate'] as const

type Figures = Readonly<Record<(typeof NAMES)[number], bigint | null>>

function figuresOf(rateType: RateType, { turnover, loss, active, rate }: WrittenTier, exponent: number): Figures {
  return {
    turnover: amountOf(turnover, exponent),
    loss: amountOf(loss, exponent),
    active: ACTIVE.test(active) ? BigInt(active) : null,
    rate: rateType === 'P' ? rateOf(rate) : amountOf(rate, exponent),
  }
}

/**
 * The most that a step may pay under the own contract: the payment of the best own step that the step's conditions
 * fulfil.
 */
function mostOf(tier: Figures, own: Written, exponent: number): { readonly rate: bigint; readonly written: string } {
  let most = { rate: 0n, written: '0' }
  for (const written of own.tiers) {
    const figures = figuresOf(own.rateType, written, exponent)
    if (CONDITIONS.some((name) => isLess(tier[name], figures[name])) || figures.rate === null) continue
    if (figures.rate > most.rate) most = { rate: figures.rate, written: written.rate }
  }
  return most
}

const isLess = (a: bigint | null, b: bigint | null) => a !== null && b !== null && a < b

/** Millionths of a share in percent; null for text that is no share, or more than the whole. */
export function rateOf(percent: string): bigint | null {
  if (!RATE.test(percent)) return null
  const millionths = toMinor(percent, 4)
  return millionths <= 1_000_000n ? millionths : null
}

/** Minor units of an amount; null for text that is no amount in the currency. */
export function amountOf(amount: string, exponent: number): bigint | null {
  if (!AMOUNT.test(amount)) return null
  try {
    return toMinor(amount, exponent)
  } catch {
    return null
  }
}
