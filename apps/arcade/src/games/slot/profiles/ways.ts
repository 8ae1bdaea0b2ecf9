import type { Profile } from '../profile.ts'

/** Medium: 243 ways, free spins pay double. */
export const ways: Profile = {
  id: 'ways',
  volatility: 3,
  rows: 3,
  lines: [],
  strips: [
    'BJKSABQTATEQTKEDCATJQDQJKECTKDJA',
    'KADQSEBCTECDTWCKAQJQTKQDJBEJTKJTA',
    'EBDCJSJETAQDTACTKTKQJAEAJBQKDQW',
    'TKBADASWCJCQJQKDAETDTQATKQEJEKBCJ',
    'KDBDEDTJBTJQJTKAEAQTCEAQJAKQSKC',
  ],
  freeStrips: [
    'CBKDCJQJAETABTQJDKECDJQBTSTAKEQ',
    'TEKBKWJCQSACJDADQDATJQTKWBETBECJQ',
    'JQBKEWAKQTDQKACETJCJDBWSECDAQBTJT',
    'ATDKQCBTQJEJBEKDTSQWCTABQAJDJEKWC',
    'TBAKAKQJCEQCKJATDBSEJEQTQTDCJDB',
  ],
  pays: {
    B: [35, 120, 580],
    C: [24, 80, 360],
    D: [19, 60, 240],
    E: [14, 45, 165],
    A: [9, 26, 95],
    K: [8, 24, 80],
    Q: [6, 16, 60],
    J: [6, 14, 45],
    T: [5, 13, 40],
  },
  scatterPays: [40, 200, 1000],
  freeSpins: [10, 12, 20],
  freeMultiplier: 2,
  maximumFreeSpins: 80,
  maximumCoins: 80_000,
  hitPercent: 37.9,
}
