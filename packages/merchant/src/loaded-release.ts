import type { Fault } from '@livery/document/fault'
import type { Sources } from '@livery/document/sources'
import type { CompiledTheme } from '@livery/theme/compile-theme'
import { loadTheme } from '@livery/theme/load-theme'
import { type LoadedMerchant, loadAlone } from './load.ts'
import type { Merchant } from './merchant.ts'
import { isError } from './parse-merchant.ts'

/** A merchant with its theme, both valid. */
export interface LoadedRelease {
  readonly merchant: Merchant
  readonly theme: CompiledTheme
}

export interface ReleaseLoading {
  /** Null when there is an error. */
  readonly loadedRelease: LoadedRelease | null
  /** Errors only, of the merchant's files and of its theme. */
  readonly faults: readonly Fault[]
  /** The merchant's folder; undefined when there is none. */
  readonly loaded: LoadedMerchant | undefined
}

/** Loads one merchant of a tree and compiles its theme. */
export async function loadRelease(sources: Sources, id: string): Promise<ReleaseLoading> {
  const loaded = (await loadAlone(sources, id)) ?? undefined
  const faults = loaded?.faults.filter(isError) ?? []
  if (!loaded?.merchant || faults.length > 0) return { loadedRelease: null, faults, loaded }
  const compiled = loadTheme(sources, loaded.merchant.theme)
  if (!compiled.ok) return { loadedRelease: null, faults: compiled.faults.filter(isError), loaded }
  return { loadedRelease: { merchant: loaded.merchant, theme: compiled.theme }, faults: [], loaded }
}
