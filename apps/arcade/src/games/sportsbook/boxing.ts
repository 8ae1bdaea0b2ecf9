import { bout } from './bout.ts'

export const boxing = bout('boxing', 6, [
  '“Iron” Ballard',
  '“Comet” Reyes',
  '“Stone” Petrov',
  '“Swift” Adeyemi',
  '“Anvil” Romano',
  '“Ghost” Lindgren',
  '“Tempo” Silva',
  '“Hammer” Novak',
  '“Lucky” Moreno',
  '“Granite” Owens',
  '“Flash” Tanaka',
  '“Bull” Costa',
])
