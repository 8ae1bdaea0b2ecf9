import { onlineManager } from '@tanstack/react-query'

/** The browser's connection as a test has it: lost, or back. */
export function setOnline(isOnline: boolean): void {
  Object.defineProperty(navigator, 'onLine', { configurable: true, value: isOnline })
  // React Query listens to the events only while a page is shown, so its state is set directly.
  onlineManager.setOnline(isOnline)
  dispatchEvent(new Event(isOnline ? 'online' : 'offline'))
}
