import { FORTY_LINES } from '../lines.ts'
import type { Profile } from '../profile.ts'

/** Lively: four rows, forty lines, wilds on four reels, free spins pay double. */
export const tall: Profile = {
  id: 'tall',
  volatility: 4,
  rows: 4,
  lines: FORTY_LINES,
  strips: [
    'QDJDACKEJTBQBKADETKECACTKQBQTJTSJAQJ',
    'DJQWCAQWBCBAJQDTADTQKEKJKJTCABJKETSTEQ',
    'WJSATKJKBCDQTDBEQJAQKQTADWTBEJKJTCAQCE',
    'DJKJDCBETCKTQTKQAWSJADWKCBQKATQBJEJTEQA',
    'DCJTDQAJBTWQDETKCQBAQEKJKQKSJATEATJCB',
  ],
  freeStrips: [
    'KETQDJKTACASBKEQEATBQJATBKJCDEJQCD',
    'JBWDEQKDCKSTWBCKQCBEJAWTQAJAKDJEAQTET',
    'AKTKBWSJCQDJABCTACDEDBEJWQTAQKEKEQJWT',
    'EJWCQKECSEDJEQWAQJTKADTWTBKACJBDKATQB',
    'TKWQCABSDJCEQJCKBJWBAETQJKTDKQEADTAE',
  ],
  pays: {
    B: [30, 165, 840],
    C: [21, 85, 420],
    D: [17, 65, 260],
    E: [13, 40, 165],
    A: [6, 21, 85],
    K: [6, 21, 75],
    Q: [4, 13, 40],
    J: [4, 10, 40],
    T: [3, 9, 40],
  },
  scatterPays: [40, 200, 1000],
  freeSpins: [10, 15, 20],
  freeMultiplier: 2,
  maximumFreeSpins: 100,
  maximumCoins: 100_000,
  hitPercent: 48.9,
}
