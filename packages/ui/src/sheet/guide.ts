export type Guide = {
  /** When to use it. */
  readonly do: readonly string[]
  /** When not to use it, and what to use instead. */
  readonly dont: readonly string[]
}

const list = (lines: readonly string[]) => lines.map((line) => `- ${line}`).join('\n')

/**
 * The words of a component's page, as story parameters.
 * @param about what it is, in a sentence
 */
export function guide(about: string, { do: dos, dont }: Guide) {
  const component = `${about}\n\n**Do**\n\n${list(dos)}\n\n**Don't**\n\n${list(dont)}`
  return { docs: { description: { component } } }
}
