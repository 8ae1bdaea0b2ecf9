declare global {
  interface Window {
    takeEarlyPress?: () => HTMLElement | undefined
  }
}

/**
 * A script in the head of every page: it remembers the last button that was pressed before hydration, so that the press
 * is not lost. `takeEarlyPress` ends it. It ignores what the browser handles by itself (links, forms, popovers).
 */
export const EARLY_PRESS_SCRIPT = `{let pressed;const keep=(event)=>{pressed=event.target.closest?.('button[type=button]:not([popovertarget])')??pressed};addEventListener('click',keep,true);window.takeEarlyPress=()=>{removeEventListener('click',keep,true);return pressed}}`
