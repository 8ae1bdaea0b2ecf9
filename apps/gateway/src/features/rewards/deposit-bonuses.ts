import type { DepositBonus } from '@livery/contract/cashier/deposits'
import { depositBonus } from '@livery/contract/rewards/deposit-bonus'
import { fromMinor } from '@livery/locale/amount'
import type { Merchant } from '@livery/merchant/merchant'
import { programmeTitle } from '@livery/merchant/reward-title'
import type { Database } from '../../platform/database/connect.ts'
import { bigint, integer, text } from '../../platform/database/row.ts'
import type { Sql } from '../../platform/database/sql.ts'
import { type JudgedMember, readMembers } from './judging/members.ts'
import { type Programme, programmesOf } from './rules/compiled.ts'
import { type DepositInputs, judge } from './rules/judge.ts'
import { localMoment, periodName } from './rules/moments.ts'
import { bonusTerms } from './rules/terms.ts'

/** The bonuses of a merchant's programmes that members choose at a deposit. */
export function depositBonuses(database: Database) {
  return {
    async of(merchant: Merchant, memberId: string, language: string): Promise<readonly DepositBonus[]> {
      const offers = await offered(database.of(merchant.id), merchant, memberId)
      return offers.map(({ programme, level }) => {
        const { percent = null, turnoverTimes = 0, turnoverOf = 'reward' } = programme.stated.reward
        const terms = bonusTerms(programme, level)
        const decimal = (minor: bigint | null) => (minor === null ? null : fromMinor(minor, programme.exponent))
        return {
          id: programme.id,
          title: programmeTitle(programme.stated, merchant, language),
          percent,
          fixed: decimal(terms.fixedMinor),
          most: decimal(terms.mostMinor),
          minDeposit: fromMinor(programme.minDepositMinor, merchant.currency.exponent),
          turnoverTimes,
          turnoverOf,
        }
      })
    },
    async isOffered(merchant: Merchant, memberId: string, id: string, creditedMinor: bigint): Promise<boolean> {
      const offer = (await offered(database.of(merchant.id), merchant, memberId)).find(
        ({ programme }) => programme.id === id,
      )
      return offer !== undefined && depositBonus(bonusTerms(offer.programme, offer.level), creditedMinor) !== null
    },
  }
}

interface Offer {
  readonly programme: Programme
  readonly level: number
}

/** The bonuses a member may choose now for a deposit begun at this moment, of any amount and way. */
async function offered(sql: Sql, merchant: Merchant, memberId: string): Promise<readonly Offer[]> {
  const chosen = programmesOf(merchant).filter(({ stated, kind }) => stated.trigger.chosen && isMoney(kind))
  if (chosen.length === 0) return []
  const [members, before, has, given] = [
    await readMembers(sql, merchant.id, [memberId]),
    await depositsBefore(sql, merchant, memberId),
    await sql.rows(
      { programmeId: text, source: text },
      `select programme_id as "programmeId", source from reward
        where member_id = $2 and merchant_id = $1 and state <> 'takenBack'`,
      [merchant.id, memberId],
    ),
    await sql.rows(
      { programmeId: text, period: text, given: bigint },
      `select programme_id as "programmeId", period, given::text as given from reward_budget
        where merchant_id = $1 and programme_id = any ($2)`,
      [merchant.id, chosen.map(({ id }) => id)],
    ),
  ]
  const member = members.get(memberId)
  if (!member) return []
  const local = localMoment(Date.now(), merchant.timeZone)
  return chosen.flatMap((programme) => {
    const { budget, id, excludes, period } = programme
    const spent = given.find(
      (row) =>
        row.programmeId === id && row.period === (budget.per === 'ever' ? 'ever' : periodName(budget.per, local, '')),
    )
    const isHad = has.some(
      (one) => one.programmeId === id && period !== 'always' && one.source === periodName(period, local, ''),
    )
    const isExcluded = has.some((one) => excludes.includes(one.programmeId))
    if (isHad || isExcluded || (spent && spent.given >= budget.amount)) return []
    return isFor(programme, member, before, memberId, local) ? [{ programme, level: member.level }] : []
  })
}

const isMoney = (kind: string) => kind === 'bonus' || kind === 'money'

function isFor(
  programme: Programme,
  member: JudgedMember,
  { count, today }: { readonly count: number; readonly today: number },
  memberId: string,
  local: ReturnType<typeof localMoment>,
): boolean {
  const now = Date.now()
  const deposit: DepositInputs = {
    method: '',
    // Larger than any deposit: the amount is judged when it is known.
    creditedMinor: 10n ** 15n,
    number: count + 1,
    numberOfDay: today + 1,
    startedMs: now,
    chosen: programme.id,
  }
  const fact = { kind: 'deposit', key: '', atMs: now, memberId, deposit } as const
  const judgement = judge(programme, fact, member, local)
  return judgement.outcome === 'given' || (judgement.outcome === 'refused' && judgement.reason === 'method')
}

async function depositsBefore(sql: Sql, { id, timeZone }: Merchant, memberId: string) {
  const row = await sql.row(
    { count: integer, today: integer },
    `select count(*)::int as count,
            count(*) filter (where (at at time zone $3)::date = (now() at time zone $3)::date)::int as today
       from (select min(f.at) as at from deposit d join deposit_receipt f on f.reference = d.reference
              where d.member_id = $2 and d.merchant_id = $1 and f.state in ('credited', 'disputed')
              group by d.reference) d`,
    [id, memberId, timeZone],
  )
  return row!
}
