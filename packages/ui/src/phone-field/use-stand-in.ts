import { type MouseEvent, type PointerEvent, useLayoutEffect, useRef, useState } from 'react'

type Give<Control> = (control: Control) => void

/**
 * For a control that is slow to render and seldom used: a plain button stands in for it until it is pressed or focused.
 * Then the control takes its place and is given the press or the focus, so that nobody has to press twice.
 */
export function useStandIn<Control extends HTMLElement>() {
  const [isReplaced, setReplaced] = useState(false)
  const control = useRef<Control>(null)
  const pointerDown = useRef<globalThis.PointerEvent>(null)
  const give = useRef<Give<Control>>(null)

  useLayoutEffect(() => {
    if (!isReplaced) return
    // The control listens only after all of its effects have run, and some of them run after this one.
    queueMicrotask(() => control.current && give.current?.(control.current))
  }, [isReplaced])

  const replace = (then: Give<Control>) => {
    give.current = then
    setReplaced(true)
  }

  return {
    isReplaced,
    /** To be set on the control. */
    control,
    /** To be spread on the button. */
    standIn: {
      onPointerDown: ({ nativeEvent }: PointerEvent) => {
        pointerDown.current = nativeEvent
      },
      onMouseDown(event: MouseEvent) {
        // The button must not take the focus, because it is gone before the press ends and the control takes it.
        event.preventDefault()
        const { nativeEvent } = event
        const { current: pointer } = pointerDown
        if (nativeEvent.button !== 0 || pointer?.pointerType !== 'mouse') return
        replace((made) => press(made, pointer, nativeEvent))
      },
      /**
       * A press by a finger, which only now differs from scrolling, or by a screen reader, which sends no pointer
       * events.
       */
      onClick({ nativeEvent }: MouseEvent) {
        const { current: pointer } = pointerDown
        replace((made) => {
          if (pointer) {
            press(made, pointer, nativeEvent)
            made.dispatchEvent(copyOf(nativeEvent, 'mouseup'))
          }
          made.dispatchEvent(copyOf(nativeEvent, 'click'))
        })
      },
      onFocus: () => replace((made) => made.focus()),
    },
  }
}

/** What a browser does when a control is pressed. */
function press(control: HTMLElement, pointer: globalThis.PointerEvent, mouse: globalThis.MouseEvent): void {
  control.dispatchEvent(copyOf(pointer, 'pointerdown'))
  if (control.dispatchEvent(copyOf(mouse, 'mousedown'))) control.focus()
}

/** An event has the properties that one is made with. */
function copyOf(event: globalThis.MouseEvent, type: string): globalThis.MouseEvent {
  return event instanceof globalThis.PointerEvent
    ? new globalThis.PointerEvent(type, event)
    : new globalThis.MouseEvent(type, event)
}
