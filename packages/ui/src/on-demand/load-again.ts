let tried = 0

/**
 * Loads a module once more after `error`. Some browsers remember that an address failed, so the module is imported by
 * another address if the error names the first one.
 */
export function loadAgain<Module>(
  load: () => Promise<Module>,
  error: unknown,
  again: (address: string) => Promise<unknown> = (address) => import(/* @vite-ignore */ address),
): Promise<Module> {
  const [address] = /https?:\/\/[^\s?]+\.js/.exec(error instanceof Error ? error.message : '') ?? []
  if (address === undefined) return load()
  tried += 1
  return again(`${address}?again=${tried}`) as Promise<Module>
}
