import { readFileSync, writeFileSync } from 'node:fs'

/** The most memory, in megabytes, that this process held while something ran: its resident pages, by the kernel's count. */
export async function peakOf(run: () => Promise<unknown>): Promise<number> {
  // Starts the count anew from what is held now.
  writeFileSync('/proc/self/clear_refs', '5')
  await run()
  const kilobytes = Number(/^VmHWM:\s+(\d+) kB$/m.exec(readFileSync('/proc/self/status', 'utf8'))![1])
  return Math.round(kilobytes / 1024)
}
