import Type from 'typebox'
import { collectReward, decideReward, forgiveReward } from '../../../../ledger/rewards/rewards.ts'
import { Refusal } from '../../../../tenancy/releases/refusal.ts'
import { correctionsOf, rewardOf } from '../read/rewards.ts'
import { type ActContext, defineAct, Merchant, Reason, type Subject } from './act.ts'

const Reward = Type.String({ pattern: '^R[0-9A-Z]{12}$' })
const One = { merchant: Merchant, reference: Reward }
const Correction = { ...One, turn: Type.String({ pattern: '^[1-9][0-9]{0,5}$' }) }
interface Named {
  readonly merchant: string
  readonly reference: string
}

/** Points and tickets are no money, so no limit applies; free rounds are worth their stakes. */
async function find({ tx }: ActContext, { merchant, reference }: Named): Promise<Subject | null> {
  const row = await rewardOf(tx, reference)
  if (row?.merchant_id !== merchant) return null
  const { amount_minor: amountMinor, currency, exponent, kind, programme_id: programme } = row
  const isMoney = kind !== 'points' && kind !== 'tickets'
  const sum = isMoney ? { amountMinor, currency, exponent } : null
  return { merchantId: merchant, key: reference, sum, detail: { programme } }
}

async function findCorrection(context: ActContext, fields: Named & { readonly turn: string }): Promise<Subject | null> {
  const subject = await find(context, fields)
  const row = (await correctionsOf(context.tx, fields.reference)).find(({ turn }) => String(turn) === fields.turn)
  if (!subject || !row) return null
  return { ...subject, sum: subject.sum && { ...subject.sum, amountMinor: row.missing_minor } }
}

/** From this moment the member has the programme's full time to claim it. */
async function decide({ tx, by }: ActContext, { merchant, reference }: Named, reason: string | null): Promise<void> {
  const row = await rewardOf(tx, reference)
  const expiresMs = row ? row.expires_at.getTime() - row.made_at.getTime() : 0
  const expiresAt = new Date(Date.now() + expiresMs)
  const granted = reason === null
  const did = await decideReward(tx, merchant, reference, { granted, operator: by, reason, expiresAt })
  if (did === 'NOT_FOUND') throw new Refusal(404, `There is no reward ${reference}.`)
  if (did === 'WRONG_STATE') throw new Refusal(409, `${reference} is decided already. Look at it again.`)
}

/** Decisions of operators about rewards: about applications, and about amounts that could not be taken back. */
export const REWARD_ACTS = {
  grant: defineAct({
    audit: 'money.reward-granted',
    message: 'Granted. The player is told that it is ready.',
    needsSecondPerson: true,
    fields: Type.Object(One),
    find,
    carryOut: (context, fields) => decide(context, fields, null),
  }),
  'reject-reward': defineAct({
    audit: 'money.reward-rejected',
    message: 'Rejected. The player reads why; the budget is free again.',
    needsSecondPerson: false,
    fields: Type.Object({ ...One, reason: Reason }),
    find,
    carryOut: (context, fields) => decide(context, fields, fields.reason),
  }),
  collect: defineAct({
    audit: 'money.reward-collected',
    message: 'Taken, as far as there was money.',
    needsSecondPerson: false,
    fields: Type.Object(Correction),
    find: findCorrection,
    async carryOut({ tx, by }, { merchant, reference, turn }) {
      const taken = await collectReward(tx, merchant, reference, Number(turn), by)
      if (taken === null) throw new Refusal(409, `Nothing of ${reference} is open any more. Look at it again.`)
      if (taken === 0n) throw new Refusal(409, 'The player has nothing that could be taken now. Nothing was changed.')
    },
  }),
  forgive: defineAct({
    audit: 'money.reward-forgiven',
    message: 'Closed. What is missing stays with the player.',
    needsSecondPerson: true,
    fields: Type.Object({ ...Correction, reason: Reason }),
    find: findCorrection,
    async carryOut({ tx, by }, { merchant, reference, turn }) {
      if (!(await forgiveReward(tx, merchant, reference, Number(turn), by)))
        throw new Refusal(409, `Nothing of ${reference} is open any more. Look at it again.`)
    },
  }),
}
