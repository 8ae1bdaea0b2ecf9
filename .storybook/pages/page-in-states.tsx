import { expect, waitFor } from 'storybook/test'
import { closeVisit, type Visit } from '../../apps/site/src/app/testing/open-visit.ts'
import { WholePage } from '../../apps/site/src/app/testing/whole-page.tsx'
import { OWN_TEXTS } from '../with-appearance.tsx'

interface Loaded {
  /** What the story's loader opened. */
  readonly loaded: Record<string, unknown>
}

const visitIn = ({ loaded }: Loaded) => loaded.visit as Visit

/** What stories of one page in its states share; each brings a loader that opens the visit and says its path. */
export const PAGE_IN_STATES = {
  parameters: { ...OWN_TEXTS, layout: 'fullscreen', controls: { disable: true }, a11y: { context: 'main' } },
  render: (_args: unknown, context: Loaded) => {
    const visit = visitIn(context)
    const { merchant, language, mode } = visit.boot
    return (
      <WholePage key={[merchant.id, language.tag, mode].join()} visit={visit} path={context.loaded.path as string} />
    )
  },
  play: ({ canvasElement }: { readonly canvasElement: HTMLElement }) => headingIn(canvasElement),
  afterEach: (context: Loaded) => closeVisit(visitIn(context)),
}

/** Waits until the page is there. */
export async function headingIn(canvasElement: HTMLElement): Promise<void> {
  await waitFor(() => expect(canvasElement.querySelector('main h1')).not.toBeNull(), { timeout: 30_000 })
}
