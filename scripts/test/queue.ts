import type { Outcome, Step } from './step.ts'

/** A step that may have to wait until another is done. */
export interface Queued {
  readonly step: Step
  /** Names of steps whose results it uses. */
  readonly after?: readonly string[]
  /** The share of the machine it keeps busy; one by default. */
  readonly share?: number
}

/**
 * Runs steps beside each other. Each starts as soon as there is room and the steps it needs are done, in the given
 * order. The longest come first, so that no long step is left for the end, when nothing can run beside it.
 *
 * @param room the greatest sum of the shares of running steps
 */
export async function runQueue(
  queue: readonly Queued[],
  room: number,
  run: (step: Step) => Promise<Outcome>,
): Promise<readonly Outcome[]> {
  const waiting = [...queue]
  const done = new Set<string>()
  const outcomes: Outcome[] = []
  const running = new Map<string, Promise<void>>()
  let taken = 0
  while (waiting.length > 0 || running.size > 0) {
    for (let next = takeNext(); next; next = takeNext()) start(next)
    if (running.size === 0) throw new Error(`nothing can run: ${waiting.map(({ step }) => step.name).join(', ')}`)
    await Promise.race(running.values())
  }
  return outcomes

  /**
   * Only the first ready step may start; where there is no room for it, later steps may not take the room that becomes
   * free.
   */
  function takeNext(): Queued | undefined {
    const index = waiting.findIndex(({ after = [] }) => after.every((name) => done.has(name)))
    const fits = taken + (waiting[index]?.share ?? 1) <= room
    return index < 0 || !fits ? undefined : waiting.splice(index, 1)[0]
  }

  function start({ step, share = 1 }: Queued): void {
    taken += share
    const finished = run(step).then((outcome) => {
      outcomes.push(outcome)
      done.add(step.name)
      running.delete(step.name)
      taken -= share
    })
    running.set(step.name, finished)
  }
}
