import { bestOfThree } from './best-of-three.ts'

export const volleyball = bestOfThree('volleyball', [
  'Sandpoint',
  'Coral Bay',
  'Blue Lagoon',
  'Palm Beach Six',
  'Sunset Cove',
  'Tidal Wave',
  'Dune Riders',
  'Harbour Lights',
  'Lighthouse',
  'Driftwood',
  'Sea Breeze',
  'Long Pier',
])
