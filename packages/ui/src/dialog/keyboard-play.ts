import { expect, screen, userEvent, waitFor, within } from 'storybook/test'

interface Context {
  readonly canvasElement: HTMLElement
  readonly args: { readonly onClose: () => void }
}

/**
 * Checks that focus moves into what `open` opens, stays in it, and returns to the button named `opener`; Escape closes.
 */
export function keyboardPlay<C extends Context>(open: (context: C) => void | Promise<void>, opener: string) {
  return async (context: C) => {
    await open(context)
    const dialog = screen.getByRole('dialog')
    for (let i = 0; i < 5; i += 1) {
      await userEvent.tab()
      // The focus guards at both ends pass the focus on in the next task.
      await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true))
    }
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(context.args.onClose).toHaveBeenCalledOnce()
    await waitFor(() => expect(within(context.canvasElement).getByRole('button', { name: opener })).toHaveFocus())
  }
}
