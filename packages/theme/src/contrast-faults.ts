import type { Fault, FaultText, Path } from '@livery/document/fault'
import { formatHex } from './color/rgb.ts'
import type { LeafId } from './contract.ts'
import type { Miss } from './resolve-mode.ts'
import type { Settled } from './settle.ts'

type FaultAt = (path: Path, said: FaultText) => Fault

/** Duties that were not met, as faults at the line that caused them. */
export function contrastFaults(misses: readonly Miss[], settled: Settled, faultAt: FaultAt): Fault[] {
  return misses.map((miss) => faultAt(culprit(miss, settled), said(miss)))
}

function said({ leaf, on, mode, ratio, min, color, nearest, isOverride }: Miss): FaultText {
  const pair = `${leaf} on ${on} reaches ${ratio}:1 in ${mode} mode, ${min}:1 is needed`
  if (isOverride && nearest) {
    return {
      code: 'theme.contrast',
      message: pair,
      found: formatHex(color),
      suggestion: `"${formatHex(nearest)}"`,
      repair:
        'That is the nearest value of the same hue that passes everywhere; or remove the override and let it be solved',
    }
  }
  return {
    code: 'theme.contrast',
    message: `${pair}, and no lightness passes on everything it must be legible on`,
    found: formatHex(color),
    repair: `Bring ${on} nearer to the other surfaces in lightness`,
  }
}

/** The override of the leaf, else of what it stands on, else the seed that everything follows from. */
function culprit({ leaf, on, mode }: Miss, { overrides, surface }: Settled): Path {
  for (const id of [leaf, on] as LeafId[]) {
    for (const bucket of [mode, 'all'] as const) {
      if (overrides[bucket][id] !== undefined) return ['overrides', bucket, id]
    }
  }
  return surface ? ['surface'] : ['brand']
}
