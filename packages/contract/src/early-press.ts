declare global {
  interface Window {
    takeEarlyPress?: () => HTMLElement | undefined
  }
}

/**
 * A script in the head of every page: it keeps the last button that was pressed before the page came to life, so that
 * the press is not lost. `takeEarlyPress` ends it. What the browser does by itself (links, forms, popovers) it leaves.
 */
export const EARLY_PRESS_SCRIPT = `{let pressed;const keep=(event)=>{pressed=event.target.closest?.('button[type=button]:not([popovertarget])')??pressed};addEventListener('click',keep,true);window.takeEarlyPress=()=>{removeEventListener('click',keep,true);return pressed}}`
