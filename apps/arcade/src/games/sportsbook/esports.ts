import { bestOfThree } from './best-of-three.ts'

export const esports = bestOfThree('esports', [
  'Nova Pulse',
  'Iron Lynx',
  'Polar Nine',
  'Drift Kings',
  'Cobalt Owls',
  'Zero Gravity',
  'Ember Squad',
  'Night Ferns',
  'Glass Tigers',
  'Static Crew',
  'Quiet Storm',
  'Redshift',
  'Hexa Wolves',
  'Blue Comet',
])
