import { TWENTY_LINES } from '../lines.ts'
import type { Profile } from '../profile.ts'

/** Calm: twenty lines, many small wins, free spins about every eighty spins. */
export const steady: Profile = {
  id: 'steady',
  volatility: 2,
  rows: 3,
  lines: TWENTY_LINES,
  strips: [
    'BJTKQJQCJCDKEJTDETQTDJESKEATAQCABT',
    'TDEQATABWJTCBQTKCQJSWKQJTAJDECSKEJTED',
    'TWCTJCSKTBQDJTQTESJCTAEBQKEDQDWJEAKAJ',
    'QEJTKAQTATEQDCDSTEDKBJQEWKCJTACJAKWBJ',
    'KTJEKTDBDKTSAQBACJCAQEATJEQTEJQCDKJ',
  ],
  freeStrips: [
    'ECECBDJQTJTDQKTEJKAKEDTBCSQJQATAB',
    'JKCJQETBTAQDECTWSKBEJWTQDTQADAWKBJCE',
    'KDSCBETWDKEQADEAJQJCTJTBTKQJBWCTQEWA',
    'JTBKCBJATAETQEWJCQEWKDWSKDAJTEQTBCDQ',
    'CKDEATDCEKSQTJQTBJKEABQETDAQJBCTJ',
  ],
  pays: {
    B: [70, 280, 1400],
    C: [55, 165, 560],
    D: [40, 125, 340],
    E: [35, 95, 280],
    A: [22, 55, 140],
    K: [22, 55, 140],
    Q: [14, 40, 110],
    J: [12, 35, 85],
    T: [10, 28, 70],
  },
  scatterPays: [40, 200, 1000],
  freeSpins: [8, 10, 15],
  freeMultiplier: 1,
  maximumFreeSpins: 60,
  maximumCoins: 40_000,
  hitPercent: 37.7,
}
