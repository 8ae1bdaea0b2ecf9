interface FrameChunk {
  readonly name: string
  readonly priority: number
  readonly test: (id: string) => boolean
}

/**
 * A chunk for each frame: what its merchants load comes in one file and not in one for each variant.
 * @param frames the beginnings of the source files of each frame, below `root`
 */
export function frameChunks(frames: Readonly<Record<string, readonly string[]>>, root: string): FrameChunk[] {
  return Object.entries(frames).map(([name, files]) => ({
    name,
    // After the chunks of every page, which keep what these also need.
    priority: 0,
    test: (id) => files.some((file) => id.startsWith(`${root}/${file}`)),
  }))
}
