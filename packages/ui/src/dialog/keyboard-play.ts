import { expect, screen, userEvent, waitFor, within } from 'storybook/test'

interface Context {
  readonly canvasElement: HTMLElement
  readonly args: { readonly onClose: () => void }
}

/** Focus goes into what `open` opens, stays in, and comes back to the button named `opener`; Escape closes. */
export function keyboardPlay<C extends Context>(open: (context: C) => void | Promise<void>, opener: string) {
  return async (context: C) => {
    await open(context)
    const dialog = screen.getByRole('dialog')
    for (let i = 0; i < 5; i += 1) {
      await userEvent.tab()
      // The guards at both ends hand focus on in the next turn.
      await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true))
    }
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(context.args.onClose).toHaveBeenCalledOnce()
    await waitFor(() => expect(within(context.canvasElement).getByRole('button', { name: opener })).toHaveFocus())
  }
}
