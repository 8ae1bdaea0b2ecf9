import { bestOfThree } from './best-of-three.ts'

export const badminton = bestOfThree('badminton', [
  'W. Liang',
  'S. Rahman',
  'A. Halim',
  'K. Mori',
  'T. Nguyen',
  'P. Somsak',
  'V. Rao',
  'H. Larsen',
  'J. Park',
  'D. Santoso',
  'M. Chou',
  'R. Aguilar',
])
