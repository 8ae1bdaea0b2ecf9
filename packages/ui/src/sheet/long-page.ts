/** Makes a story's page long and brings an element into its middle; tells how far the page is scrolled then. */
export function scrollTo(element: Element, canvas: HTMLElement): number {
  canvas.style.paddingBlock = '200vh'
  element.scrollIntoView({ block: 'center' })
  return (document.scrollingElement as Element).scrollTop
}

/** Whether the page can be scrolled by wheel or finger. */
export const isPageLocked = () =>
  [document.documentElement, document.body].some((element) => getComputedStyle(element).overflowY === 'hidden')
