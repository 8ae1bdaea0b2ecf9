import { createStore, type StoreApi } from 'zustand/vanilla'

/**
 * The props each pop-up is opened with. Features add theirs by augmenting this interface beside the pop-up's record, so
 * that any other feature can open it by name without importing it.
 */
// biome-ignore lint/suspicious/noEmptyInterface: features fill it by declaration merging
export interface PopupProps {}

export type PopupName = keyof PopupProps

export interface OpenPopup<Name extends PopupName = PopupName> {
  /** Distinguishes two openings of one pop-up; replacing an open one keeps it. */
  readonly key: number
  readonly name: Name
  readonly props: PopupProps[Name]
}

export interface PopupState {
  readonly stack: readonly OpenPopup[]
}

export type PopupStore = StoreApi<PopupState> & {
  /** Opens a pop-up on top; one that is already open is replaced in its place. */
  open<Name extends PopupName>(name: Name, props: PopupProps[Name]): void
  close(name: PopupName): void
  closeAll(): void
  /** What "back" does to a pop-up instead of closing it. Returns a function that ends this. */
  onLeave(name: PopupName, leave: () => void): () => void
  /** Asks a pop-up to close. */
  leave(name: PopupName): void
}

/** The stack of open pop-ups; the last opened is on top. */
export function createPopupStore(): PopupStore {
  const store = createStore<PopupState>()(() => ({ stack: [] }))
  const leaving = new Map<PopupName, () => void>()
  let opened = 0
  const close = (name: PopupName) => {
    const { stack } = store.getState()
    if (stack.some((one) => one.name === name)) store.setState({ stack: stack.filter((one) => one.name !== name) })
  }
  return {
    ...store,
    open(name, props) {
      const { stack } = store.getState()
      const at = stack.findIndex((one) => one.name === name)
      if (at < 0) opened += 1
      const popup: OpenPopup = { key: stack[at]?.key ?? opened, name, props }
      store.setState({ stack: at < 0 ? [...stack, popup] : stack.with(at, popup) })
    },
    close,
    closeAll() {
      store.setState({ stack: [] })
    },
    onLeave(name, leave) {
      leaving.set(name, leave)
      return () => {
        if (leaving.get(name) === leave) leaving.delete(name)
      }
    },
    leave(name) {
      const ask = leaving.get(name)
      if (ask) ask()
      else close(name)
    },
  }
}
