import type { Random } from '@livery/artwork/random'
import type { MerchantFile } from '../schema.ts'
import { perhaps, several } from './choose.ts'

type Raffle = NonNullable<MerchantFile['raffles']>[number]
type Programme = NonNullable<MerchantFile['programmes']>[number]
type Text = () => Record<string, string>

const TIMES = [
  { opens: 'MO 00:00', closes: 'SU 20:00', draws: 'SU 21:00' },
  { opens: '2026-12-01T00:00', closes: '2026-12-24T18:00', draws: '2026-12-24T18:00' },
] as const

/** Raffles with the programmes that give their tickets; half of the merchants have none. */
export function randomRaffles(random: Random, text: Text): Pick<MerchantFile, 'raffles' | 'programmes'> {
  if (random.chance(0.5)) return {}
  const raffles = several(random, 1, 3, (at) => randomRaffle(random, text, `raffle-${at}`))
  return { raffles, programmes: raffles.flatMap(({ id }) => ticketsOf(random, text, id)) }
}

function randomRaffle(random: Random, text: Text, id: string): Raffle {
  const prizes = several(random, 1, 5, () => randomPrize(random, text))
  const needed = prizes.reduce(
    (sum, { kind, amount, count }) => (kind === 'money' || kind === 'bonus' ? sum + Number(amount) * count : sum),
    0,
  )
  return {
    ...{ id, name: text(), ...perhaps(random, 'text', text), ...random.pick(TIMES) },
    ...perhaps(random, 'perMember', () => random.whole(1, 100_000)),
    prizes,
    ...perhaps(random, 'claimHours', () => random.whole(1, 8_760)),
    budget: { amount: String(needed + random.whole(1, 1_000)) },
  }
}

function randomPrize(random: Random, text: Text): Raffle['prizes'][number] {
  const count = random.whole(1, 20)
  const amount = String(random.whole(1, 5_000))
  switch (random.pick(['money', 'bonus', 'points', 'goods'] as const)) {
    case 'money':
      return { kind: 'money', count, amount }
    case 'bonus':
      return { kind: 'bonus', count, amount, turnoverTimes: random.whole(1, 20) }
    case 'points':
      return { kind: 'points', count, amount }
    case 'goods':
      return { kind: 'goods', count, name: text() }
  }
}

/** One or two ways to earn tickets of a raffle. */
function ticketsOf(random: Random, text: Text, raffle: string): Programme[] {
  return several(random, 1, 2, (at) => ({
    ...{ id: `tickets-${raffle}-${at}`, name: text(), period: 'day' },
    trigger: random.pick([
      { on: 'signIn' },
      { on: 'deposit', which: 'daily' },
      { on: 'turnover', amount: '100' },
      { on: 'rounds', count: 20 },
    ] as const),
    reward: { kind: 'tickets', amount: String(random.whole(1, 50)), raffle },
    budget: { amount: '100000', per: 'week' },
  }))
}
