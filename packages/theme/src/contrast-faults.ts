import type { Fault, FaultText, Path } from '@livery/document/fault'
import { formatHex } from './color/rgb.ts'
import type { LeafId } from './contract.ts'
import type { Miss } from './resolve-mode.ts'
import type { Settled } from './settle.ts'

type FaultAt = (path: Path, faultText: FaultText) => Fault

/**
 * Contrast duties that are not met: one fault for each leaf and mode, at the line that caused it, with the worst pair
 * and the number of others.
 */
export function contrastFaults(misses: readonly Miss[], settled: Settled, faultAt: FaultAt): Fault[] {
  const byCause = new Map<string, { readonly path: Path; readonly misses: Miss[] }>()
  for (const miss of misses) {
    const path = culprit(miss, settled)
    const key = [...path, miss.mode, miss.leaf].join(' ')
    const cause = byCause.get(key) ?? { path, misses: [] }
    byCause.set(key, cause)
    cause.misses.push(miss)
  }
  return [...byCause.values()].map((cause) => faultAt(cause.path, faultText(cause.misses)))
}

function faultText(misses: readonly Miss[]): FaultText {
  const worst = misses.reduce((low, miss) => (miss.ratio < low.ratio ? miss : low))
  const { leaf, on, mode, ratio, min, color, nearest, isOverride } = worst
  const others = misses.length > 1 ? `, and too little on ${misses.length - 1} more` : ''
  const pair = `${leaf} on ${on} reaches ${ratio}:1 in ${mode} mode, ${min}:1 is needed${others}`
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
    message: `${pair}; no lightness passes on everything it must be legible on`,
    found: formatHex(color),
    repair: `Bring ${on} nearer to the other surfaces in lightness`,
  }
}

/**
 * The place of a fault: the override of the leaf, otherwise that of its background, otherwise the seed they are derived
 * from.
 */
function culprit({ leaf, on, mode }: Miss, { overrides, surface }: Settled): Path {
  for (const id of [leaf, on] as LeafId[]) {
    for (const bucket of [mode, 'all'] as const) {
      if (overrides[bucket][id] !== undefined) return ['overrides', bucket, id]
    }
  }
  return surface ? ['surface'] : ['brand']
}
