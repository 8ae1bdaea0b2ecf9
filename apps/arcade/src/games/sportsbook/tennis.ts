import { bestOfThree } from './best-of-three.ts'

export const tennis = bestOfThree('tennis', [
  'A. Verano',
  'M. Okafor',
  'L. Lindqvist',
  'S. Marchetti',
  'D. Hale',
  'P. Novotny',
  'K. Sato',
  'R. Duval',
  'T. Aalto',
  'N. Farouk',
  'E. Castell',
  'J. Winter',
])
