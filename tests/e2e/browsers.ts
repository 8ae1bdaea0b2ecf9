import { CHROMIUM, HEADLESS_SHELL } from '../../.storybook/browser.ts'
import { BROWSER_ARGS } from '../../.storybook/browser-args.ts'

/** Chromium uses the last of several lists of Blink's settings, so ours repeats Playwright's: a desktop's mouse. */
const MOUSE = 'primaryHoverType=2,availableHoverTypes=2,primaryPointerType=4,availablePointerTypes=4'

/**
 * A visitor who asks for less transparency. Without a graphics card, blurring the page behind an open pop-up takes a
 * fifth of a core, because the caret in its fields blinks.
 */
const OPAQUE = 'prefersReducedTransparency=true'

const NO_PICTURES = 'imagesEnabled=false'

const launch = (executablePath: string, ...settings: readonly string[]) => ({
  executablePath,
  args: [...BROWSER_ARGS, `--blink-settings=${[MOUSE, OPAQUE, ...settings].join()}`],
})

/**
 * A browser that fetches no pictures: fetching and drawing them takes as long as the rest of a lobby. The usual one.
 */
export const WITHOUT_PICTURES = launch(HEADLESS_SHELL, NO_PICTURES)

/** For tests of how a page looks and of whether it moves. */
export const WITH_PICTURES = launch(HEADLESS_SHELL)

/** Chromium with what surrounds the engine, such as the installation of a site. */
export const WHOLE_BROWSER = launch(CHROMIUM)

/** Whether a complaint is only about the pictures that the browser was configured to leave out. */
export function isAboutMissingPictures(message: string, args: readonly string[] = []): boolean {
  return args.at(-1)?.includes(NO_PICTURES) === true && /image loading is disabled|link preload/.test(message)
}
