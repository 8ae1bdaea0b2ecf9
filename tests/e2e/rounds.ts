import { expect, type FrameLocator } from '@playwright/test'
import { gameText } from './texts.ts'

/** Digits of a text as a number of minor units, whatever the separators. */
export function minorUnits(shown: string): number {
  return Number(shown.replace(/[^\d]/g, ''))
}

/** Plays rounds until one wins, or the limit is reached. Returns whether it won. */
export async function playUntilWin(game: FrameLocator, code: string, rounds = 40): Promise<boolean> {
  const spin = game.getByRole('button', { name: gameText(code, 'spin'), exact: true })
  const won = game.locator('[role=status]')
  for (let round = 0; round < rounds; round += 1) {
    await expect(spin).toHaveAttribute('aria-disabled', 'false', { timeout: 30_000 })
    await spin.click()
    await expect(spin)
      .toHaveAttribute('aria-disabled', 'true')
      .catch(() => undefined)
    // A round may lead to free spins, which take their time.
    await expect(spin).toHaveAttribute('aria-disabled', 'false', { timeout: 100_000 })
    if (!(await won.innerText()).includes(gameText(code, 'result.none'))) return true
  }
  return false
}
