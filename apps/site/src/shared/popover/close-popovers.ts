/** Closes every open native popover: after a choice in one, and when the page changes. */
export function closePopovers(): void {
  for (const open of document.querySelectorAll<HTMLElement>(':popover-open')) open.hidePopover()
}
