import { element } from './element.ts'

/** A choice among a few options, as a row of buttons that are radio buttons for keyboard and screen readers. */
export class Segments<Value extends string | number> {
  readonly element: HTMLElement
  readonly #inputs: readonly HTMLInputElement[]
  #value: Value

  constructor(
    legend: string,
    options: readonly { readonly value: Value; readonly label: string }[],
    value: Value,
    changed: () => void,
  ) {
    this.#value = value
    this.#inputs = options.map((option) =>
      element('input', {
        type: 'radio',
        name: `segments-${legend}`,
        value: String(option.value),
        checked: option.value === value,
        onchange: () => {
          this.#value = option.value
          changed()
        },
      }),
    )
    this.element = element(
      'div',
      { class: 'segments', role: 'radiogroup', 'aria-label': legend },
      element('span', { class: 'legend', 'aria-hidden': 'true' }, legend),
      ...options.map(({ label }, at) =>
        element('label', { class: 'segment' }, this.#inputs[at] as HTMLElement, element('span', {}, label)),
      ),
    )
  }

  get value(): Value {
    return this.#value
  }

  enable(may: boolean): void {
    for (const input of this.#inputs) input.disabled = !may
  }
}
