import { bout } from './bout.ts'

/** The simulated fight: the red corner against the blue one. No animal is shown hurt. */
export const cockfight = bout('cockfight', 8, [
  'Red Comet',
  'Golden Spur',
  'Storm Caller',
  'Copper King',
  'Lucky Feather',
  'Dawn Breaker',
  'Silver Comb',
  'Thunder Roost',
  'Bamboo Blade',
  'Crimson Tail',
  'Jade Talon',
  'Proud Morning',
])
