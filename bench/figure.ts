export interface Figure {
  readonly name: string
  readonly value: number
  readonly unit: string
  /** The budget; null for a figure without one. */
  readonly budget: number | null
}

export function figure(name: string, value: number, unit: string, budget: number | null): Figure {
  return { name, value, unit, budget }
}

export function isOver({ value, budget }: Figure): boolean {
  return budget !== null && value > budget
}

export function print(figures: readonly Figure[]): void {
  const width = Math.max(...figures.map(({ name }) => name.length))
  for (const one of figures) {
    const value = `${one.value.toLocaleString('en')} ${one.unit}`.trim().padStart(15)
    const budget = one.budget === null ? '' : `of ${one.budget.toLocaleString('en')}`
    console.log(`${isOver(one) ? '✗' : '✓'} ${one.name.padEnd(width)} ${value} ${budget}`)
  }
}
