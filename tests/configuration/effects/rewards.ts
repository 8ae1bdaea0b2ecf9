import { type Effect, tested, testedBy, under } from './effect.ts'

const JUDGED = 'apps/gateway/src/features/rewards/rules/judge.test.ts'
const ROUNDS = 'apps/gateway/src/features/rewards/rules/raffle-rounds.test.ts'
const GIVEN = 'apps/gateway/src/features/rewards/judging/judge-facts.db.test.ts'
const TITLES = 'packages/merchant/src/reward-title.test.ts'
const REBATE = 'apps/gateway/src/features/rewards/rebate/rebate.db.test.ts'
const FREE_ROUNDS = 'apps/gateway/src/features/rewards/free-rounds/free-rounds.db.test.ts'
const RATES = 'apps/gateway/src/features/rewards/rebate/plan.test.ts'
const RATE = 'a rate of vendor and gameType counts before one of the vendor, and that before one of the gameType'
const CLAIMED =
  'nothing below min can be claimed; what is claimed is rounded down once, the rest is carried, and turnoverTimes is to be staked'
const LEVELS = 'apps/gateway/src/features/rewards/vip/vip.db.test.ts'
const THRESHOLDS = 'apps/gateway/src/features/rewards/vip/levels.test.ts'
const REACHED =
  'a level is the highest whose turnover and deposits are reached, of a part of them where it is to be kept'
const BENEFITS = 'apps/gateway/src/members/vip/benefits.test.ts'
const GIVES =
  'a level has what rebatePercent, withdrawalsPerDay and withdrawalPerDay state, else what those below it do'
const PLACED = 'apps/gateway/src/features/rewards/places/prizes.test.ts'

const AGENTS = 'apps/gateway/src/features/agent/rebates/rebates.db.test.ts'

/** How the effect of each key about rewards is shown, by the key’s path. */
export const REWARD_EFFECTS: Readonly<Record<string, Effect>> = {
  ...under('agentRebate', {
    percent: tested(
      REBATE,
      'agentRebate: agents above share its percent of what was staked, a player what is more than can be claimed',
    ),
    cycle: tested(AGENTS, 'cycle says how often it is paid, another one from the end of the period that runs'),
  }),
  ...under('programmes', {
    ...testedBy(JUDGED, 'from and until bound it, and weekly from to are parts of the week by the merchant’s clock', [
      'conditions.from',
      'conditions.until',
      'conditions.weekly.from',
      'conditions.weekly.to',
    ]),
    ...testedBy(JUDGED, 'levelFrom, levelTo, newForDays and languages choose members', [
      'conditions.levelFrom',
      'conditions.levelTo',
      'conditions.newForDays',
      'conditions.languages',
    ]),
    'reward.raffle': tested(ROUNDS, 'facts count for tickets while their raffle opens, until it closes'),
    ...testedBy(FREE_ROUNDS, 'rounds of a game are wanted at a stake for playHours, and winnings are money or bound', [
      'reward.game',
      'reward.rounds',
      'reward.stake',
      'reward.winnings',
      'reward.playHours',
    ]),
    join: tested(JUDGED, 'where join is stated, only facts after the member joined count'),
    period: tested(JUDGED, 'the period names what it is given for once, and when that ends'),
    ...testedBy(
      JUDGED,
      'turnover counts the weighted stake towards amount, rounds and winMultiple count rounds, by times and count',
      ['trigger.amount', 'trigger.count', 'trigger.times'],
    ),
    ...testedBy(JUDGED, 'a trigger on place counts by its metric', ['trigger.on', 'trigger.metric']),
    ...testedBy(JUDGED, 'vendors, gameTypes and games choose rounds; one that was taken back counts nothing', [
      'conditions.vendors',
      'conditions.gameTypes',
      'conditions.games',
    ]),
    ...testedBy(JUDGED, 'which and nth choose among deposits, and chosen asks for the member’s choice', [
      'trigger.which',
      'trigger.nth',
      'trigger.chosen',
    ]),
    ...testedBy(JUDGED, 'percent gives a part of it, no more than most, to be staked turnoverTimes of turnoverOf', [
      'reward.percent',
      'reward.most',
      'reward.turnoverTimes',
      'reward.turnoverOf',
    ]),
    ...testedBy(JUDGED, 'minDeposit and methods choose deposits; one that was taken back gives nothing', [
      'conditions.minDeposit',
      'conditions.methods',
    ]),
    ...testedBy(JUDGED, 'byLevel gives the amount of the highest level that is reached, amount the same to all', [
      'reward.byLevel',
      'reward.amount',
    ]),
    ...testedBy(JUDGED, 'codes are answered in capitals or not, and level by the level that was reached', [
      'trigger.codes',
      'trigger.level',
    ]),
    ...testedBy(JUDGED, 'a friend counts by tier once deposits and turnover are brought', [
      'trigger.tier',
      'trigger.deposits',
      'trigger.turnover',
    ]),
    ...testedBy(JUDGED, 'currencies of a merchant with one say nothing more, and the kind decides what is counted in', [
      'conditions.currencies',
      'reward.kind',
    ]),
    ...testedBy(
      GIVEN,
      'the id, claim, expiresAfterHours, approval, once, exclusive, comment, amount and per of a budget bound what is given',
      [
        'id',
        'claim',
        'expiresAfterHours',
        'approval',
        'conditions.once',
        'exclusive',
        'comment',
        'budget.amount',
        'budget.per',
      ],
    ),
    ...testedBy(TITLES, 'it is called by its name, else by its promotion', ['name', 'promotion']),
    ...testedBy(PLACED, 'prizes go from place to place by amount', ['prizes.from', 'prizes.to', 'prizes.amount']),
  }),
  ...under('rebate', {
    ...testedBy(REBATE, CLAIMED, ['min', 'turnoverTimes']),
    ...testedBy(RATES, RATE, ['rates.vendor', 'rates.gameType']),
    'rates.percent': tested(
      REBATE,
      'percent gives a part of what is staked, by the rates of the moment of the bet, whatever they are later',
    ),
  }),
  ...under('vip', {
    days: tested(
      LEVELS,
      'a level is reached by turnover and deposits of the latest days, and its reward is given once',
    ),
    keepPercent: tested(
      LEVELS,
      'keepPercent keeps a level while days pass, and a review a day takes it, never its reward',
    ),
    'levels.name': tested(BENEFITS, 'a level is called by its name, else by its number'),
    ...testedBy(THRESHOLDS, REACHED, ['levels.turnover', 'levels.deposits']),
    'levels.rebatePercent': tested(LEVELS, 'a level adds its rebatePercent to bets from then on'),
    ...testedBy(BENEFITS, GIVES, ['levels.withdrawalsPerDay', 'levels.withdrawalPerDay']),
  }),
}
