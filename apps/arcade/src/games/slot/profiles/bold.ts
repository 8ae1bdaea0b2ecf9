import { TEN_LINES } from '../lines.ts'
import type { Profile } from '../profile.ts'

/** Wild: ten lines, rare and large wins, free spins pay three times. */
export const bold: Profile = {
  id: 'bold',
  volatility: 5,
  rows: 3,
  lines: TEN_LINES,
  strips: [
    'JQTSACTKQEDCEKQATJDKAQTJBDTKEBJA',
    'TASBDWCAJQTDKAJTDKTEQAWJTBJKQEQCEK',
    'EKWAQDQDKTWKJEATQDQATCJCJTABSETJKB',
    'WCDTJQJBCAQKTQEBJDTAESKTJKTDQKCJEAQA',
    'KEQDAKJETKBDWJDCJBJTQASTAQAJKTCQKQTE',
  ],
  freeStrips: [
    'EJTSQBKBEQKCJDTKEAJQCAQTDJDAT',
    'WJTQTQDEJACBDCBWADKSJETQTJWQKEAK',
    'DAKEQJSTKBQJWTATJKCWETEABWQDCQDJ',
    'DETQTSDQTJKJCQKWEBACAJQCKEJDAWATBK',
    'BESTCJQDJQWTKDAQWEQJETATKADBKCKAJ',
  ],
  pays: {
    B: [155, 1300, 13000],
    C: [105, 520, 2600],
    D: [60, 260, 1300],
    E: [50, 180, 780],
    A: [26, 80, 320],
    K: [21, 80, 260],
    Q: [16, 50, 200],
    J: [16, 45, 180],
    T: [13, 40, 155],
  },
  scatterPays: [40, 200, 2000],
  freeSpins: [10, 15, 25],
  freeMultiplier: 3,
  maximumFreeSpins: 100,
  maximumCoins: 200_000,
  hitPercent: 23.7,
}
