const CONTROL = 'input:not([type="hidden"], :disabled), select, textarea, button, [tabindex]'

/** Moves focus to the control of this id, or into the group of this id. */
export function focusField(id: string): void {
  const element = document.getElementById(id)
  const control = element?.matches(CONTROL) ? element : element?.querySelector<HTMLElement>(CONTROL)
  control?.focus()
}
