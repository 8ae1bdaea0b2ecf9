import { GAME_ERRORS, type GameErrorCode } from '../protocol.ts'
import { element, icon } from './element.ts'
import { ICONS } from './icons.ts'
import { t } from './text.ts'

export type Choice = 'close' | 'retry' | 'deposit' | 'refill' | 'exit'

const LABELS = { close: 'close', retry: 'retry', deposit: 'deposit', refill: 'refill', exit: 'exit' } as const

/** Shows an error with the possible actions. Resolves to the player's choice; Escape closes. */
export function tellError(code: GameErrorCode, demo: boolean): Promise<Choice> {
  const { offer } = GAME_ERRORS[code]
  const first: Choice = offer === 'deposit' && demo ? 'refill' : offer
  const choices: readonly Choice[] = first === 'exit' ? ['exit'] : first === 'close' ? ['close'] : [first, 'close']
  return new Promise((resolve) => {
    const box: HTMLDialogElement = element('dialog', { class: 'box', 'aria-labelledby': 'box-title' })
    const choose = (choice: Choice) => {
      box.close()
      box.remove()
      resolve(choice)
    }
    box.append(
      element('h2', { id: 'box-title' }, t(`error.${code}.title`)),
      element('p', {}, t(`error.${code}.body`)),
      element(
        'div',
        { class: 'choices' },
        ...choices.map((choice, at) =>
          element(
            'button',
            { type: 'button', class: at === 0 ? 'choice first' : 'choice', onclick: () => choose(choice) },
            t(LABELS[choice]),
          ),
        ),
      ),
    )
    box.addEventListener('cancel', (event) => {
      event.preventDefault()
      choose(choices.at(-1) as Choice)
    })
    document.body.append(box)
    box.showModal()
  })
}

/** A panel over the game with a title and a close button, one at a time; it is removed when it closes. */
export function openSheet(title: string, ...content: Node[]): void {
  // Two presses before the panel is open would otherwise open it twice.
  if (document.querySelector('dialog.sheet[open]')) return
  const sheet: HTMLDialogElement = element('dialog', { class: 'sheet', 'aria-labelledby': 'sheet-title' })
  sheet.append(
    element(
      // A header in a dialog would count as the page's own banner.
      'div',
      { class: 'sheet-head' },
      element('h2', { id: 'sheet-title' }, title),
      element(
        'button',
        {
          type: 'button',
          class: 'button tool',
          'aria-label': t('close'),
          title: t('close'),
          onclick: () => sheet.close(),
        },
        icon(...ICONS.close),
      ),
    ),
    // Focusable, so that the keyboard can scroll it.
    element('div', { class: 'sheet-body', tabindex: '0' }, ...content),
  )
  sheet.addEventListener('close', () => sheet.remove())
  sheet.addEventListener('click', (event) => {
    if (event.target === sheet) sheet.close()
  })
  document.body.append(sheet)
  sheet.showModal()
}
