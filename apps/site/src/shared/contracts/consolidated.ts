import type { RateType, WrittenTier } from '@livery/contract/agent/contract-rules'
import { CONTRACT_GAME_TYPES, type ContractGameType, type ContractKind } from '@livery/contract/agent/contract-words'
import type { Consolidated } from '@livery/contract/agent/contracts'

/** A contract of the signed-in member, of any kind. */
export interface HeldContract {
  readonly kind: ContractKind
  readonly gameType: ContractGameType
  /** The id by which it is answered. */
  readonly id: string
  readonly status: string
  readonly payer: string
  readonly since: string | null
  /** When it ends, where that is agreed; it is in force until then. */
  readonly until: string | null
  readonly rateType: RateType
  readonly tiers: readonly WrittenTier[]
}

interface Rate {
  readonly activeMember: number
  readonly rateType: string
  readonly rate: string
}

const tierOf = (turnover: string, { activeMember, rate }: Rate): WrittenTier => ({
  turnover,
  loss: '0',
  active: String(activeMember),
  rate,
})
const typeOf = (rates: readonly Rate[]): RateType => (rates[0]?.rateType === 'P' ? 'P' : 'F')

/** A fraction as a percentage, by moving the point: 0.125 is 12.5. */
function percentOf(fraction: string): string {
  const [whole = '0', decimals = ''] = fraction.split('.')
  const digits = `${whole}${decimals.padEnd(2, '0').slice(0, 2)}`.replace(/^0+(?=\d)/, '')
  const rest = decimals.slice(2)
  return rest ? `${digits}.${rest}` : digits
}

/** The contracts that wait for an answer and those in force, from the maps of the answer. */
export function heldContracts(answer: Consolidated): {
  readonly pending: HeldContract[]
  readonly active: HeldContract[]
} {
  const of = (
    dividend: Consolidated['divtypeinfo'],
    daily: Consolidated['dailysalinfotype'],
    hourly: Consolidated['contracthoursalinfo'],
    realtime: Consolidated['contractmrdailysalinfotype'],
  ) =>
    CONTRACT_GAME_TYPES.flatMap((gameType) => [
      ...dividends(gameType, dividend[gameType] ?? []),
      ...(daily[gameType] ?? []).map(
        ({ id, details, ...rest }): HeldContract => ({
          ...rest,
          ...{
            kind: 'daily',
            gameType,
            id,
            rateType: typeOf(details),
            tiers: details.map((one) => tierOf(one.betVolume, one)),
          },
        }),
      ),
      ...(hourly[gameType] ?? []).map(
        ({ contractId, hourSalaryRates: rates, ...rest }): HeldContract => ({
          ...rest,
          ...{
            kind: 'hourly',
            gameType,
            id: contractId,
            rateType: typeOf(rates),
            tiers: rates.map((one) => tierOf(one.minimumBet, one)),
          },
        }),
      ),
      ...(realtime[gameType] ?? []).map(
        ({ contractId, realtimeSalaryRates: rates, ...rest }): HeldContract => ({
          ...rest,
          ...{
            kind: 'realtime',
            gameType,
            id: contractId,
            rateType: typeOf(rates),
            tiers: rates.map((one) => tierOf(one.minimumBet, one)),
          },
        }),
      ),
    ])
  return {
    pending: of(answer.divtypereq, answer.dailysalreqtype, answer.contracthoursalreq, answer.realtimesalreqtype),
    active: of(
      answer.divtypeinfo,
      answer.dailysalinfotype,
      answer.contracthoursalinfo,
      answer.contractmrdailysalinfotype,
    ),
  }
}

/** Each step of a dividend contract is a row. */
function dividends(gameType: ContractGameType, rows: NonNullable<Consolidated['divtypeinfo']['CONS']>): HeldContract[] {
  const groups = Map.groupBy(rows, ({ id }) => id)
  return [...groups].map(([id, steps]) => {
    const { status, payer, since, until } = steps[0]!
    return {
      ...{ kind: 'dividend', gameType, id, status, payer, since, until, rateType: 'P' },
      tiers: steps.map(({ minimumBet, netLoss, activeMember, contractRate }) => ({
        turnover: minimumBet,
        loss: netLoss,
        active: String(activeMember),
        rate: percentOf(contractRate),
      })),
    }
  })
}
