import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { closeVisit, type Visit } from '../../apps/site/src/app/testing/open-visit.ts'
import { requireProof } from '../../apps/site/src/app/testing/require-proof.ts'
import { WholePage } from '../../apps/site/src/app/testing/whole-page.tsx'
import type { Toolbar } from '../toolbar.ts'
import { OWN_TEXTS } from '../with-appearance.tsx'
import { visitOf } from './visit-of.ts'

/** Two sessions of the member, because there is no gateway that could list them. */
const SESSIONS = {
  sessions: [
    {
      id: '1',
      current: true,
      way: 'password',
      createdAt: '2026-11-20T08:30:00Z',
      lastSeenAt: '2026-11-20T09:12:00Z',
      ip: '203.0.113.7',
      userAgent: 'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36',
    },
    {
      id: '2',
      current: false,
      way: 'sms',
      createdAt: '2026-11-18T19:02:00Z',
      lastSeenAt: '2026-11-18T22:40:00Z',
      ip: '198.51.100.24',
      userAgent: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0',
    },
  ],
} as const

type Args = { readonly path: string; readonly signedIn: boolean }

/**
 * Pages of the real site with everything around them, for the toolbar's merchant, mode and language. The gateway's
 * answers are recorded (`npm run storybook:record`); everything else is the site's own code.
 */
const meta = {
  title: 'Pages',
  tags: ['!autodocs'],
  args: { path: '/', signedIn: false },
  parameters: { ...OWN_TEXTS, layout: 'fullscreen', controls: { disable: true } },
  loaders: [
    async ({ args, globals }) => {
      const visit = await visitOf(globals as Toolbar, args.path, args.signedIn)
      visit.queries.setQueryDefaults(['sessions'], { staleTime: Number.POSITIVE_INFINITY })
      visit.queries.setQueryData(['sessions', {}], SESSIONS)
      return { visit }
    },
  ],
  render: ({ path }, { loaded: { visit } }) => <WholePage key={keyOf(visit)} visit={visit} path={path} />,
  afterEach: ({ loaded: { visit } }) => closeVisit(visit),
} satisfies Meta<Args>
export default meta

type Story = StoryObj<Args>

/** A pop-up is loaded as a chunk of its own. */
const ITS_CHUNK = { timeout: 30_000 } as const

/** Another merchant, language or mode is another visit. */
const keyOf = ({ boot }: Visit) => [boot.merchant.id, boot.language.tag, boot.mode].join()

/**
 * An element of the whole page, once it exists. Queries by role run inside it, because over thousands of elements they
 * take seconds.
 */
const part = (canvasElement: HTMLElement, selector: string) =>
  waitFor(() => {
    const found = canvasElement.ownerDocument.querySelector<HTMLElement>(selector)
    if (!found) throw new Error(`there is no ${selector}`)
    return found
  }, ITS_CHUNK)

const HEADER = 'body header'

export const Lobby: Story = {
  play: async ({ canvasElement, loaded: { visit } }) => {
    const header = await part(canvasElement, HEADER)
    await expect(within(header).getByAltText(visit.boot.merchant.name)).toBeVisible()
    await expect(canvasElement.querySelectorAll('main article').length).toBeGreaterThan(20)
  },
}

/** Waits for the pop-up and for the last button of its form. */
const opensForm =
  (button: string): NonNullable<Story['play']> =>
  async ({ canvasElement, loaded: { visit } }) => {
    const dialog = within(await part(canvasElement, '[role="dialog"]'))
    const ending = await dialog.findByRole('button', { name: visit.i18n.t(button) }, ITS_CHUNK)
    // The pop-up fades in.
    await waitFor(() => expect(ending).toBeVisible())
  }

/** The lobby behind it is inert, and it is tested by its own story. */
const JUDGED = { a11y: { context: '[role="dialog"]' } } as const

export const Login: Story = { args: { path: '/login' }, parameters: JUDGED, play: opensForm('auth:login.submit') }

export const Register: Story = {
  args: { path: '/register' },
  parameters: JUDGED,
  play: opensForm('auth:register.submit'),
}

/** A pop-up that the page opens by name, with its content. */
const shows =
  (open: (visit: Visit) => void, button: string): NonNullable<Story['play']> =>
  async (context) => {
    open(context.loaded.visit)
    await opensForm(button)(context)
  }

/** A page that renders faster than the lobby, for behind pop-ups that any page can open. */
const BEHIND = '/promotions'

export const ForgottenPassword: Story = {
  args: { path: BEHIND },
  parameters: JUDGED,
  play: shows(({ popups }) => popups.open('forgot', {}), 'auth:forgot.submitEmail'),
}

export const ChangedPassword: Story = {
  args: { path: BEHIND, signedIn: true },
  parameters: JUDGED,
  play: shows(({ popups }) => popups.open('changePassword', {}), 'auth:changePassword.submit'),
}

/** The sign-in itself states which proofs are possible. */
export const OneMoreProof: Story = {
  args: { path: BEHIND },
  parameters: JUDGED,
  play: shows(requireProof, 'auth:verification.submit'),
}

/** Agents have their own login page, without the player's header and menus. */
export const AgentLogin: Story = {
  args: { path: '/agent' },
  play: async ({ canvasElement, loaded: { visit } }) => {
    const main = within(await part(canvasElement, 'main'))
    const submit = await main.findByRole('button', { name: visit.i18n.t('auth:agentLogin.submit') }, ITS_CHUNK)
    await expect(submit).toBeVisible()
  },
}

/** What only members see: their own page, and the account’s menu over it. */
export const Member: Story = {
  args: { path: '/member', signedIn: true },
  play: async ({ canvasElement, loaded: { visit } }) => {
    const say = (key: string) => visit.i18n.t(`core:${key}`)
    const main = within(await part(canvasElement, 'main'))
    const change = { name: visit.i18n.t('auth:security.passwordChange') }
    await waitFor(() => expect(main.getByRole('button', change)).toBeVisible(), ITS_CHUNK)
    const header = within(await part(canvasElement, HEADER))
    await waitFor(() => expect(header.getByRole('group', { name: say('balance.label') })).toBeVisible())
    await userEvent.click(header.getByRole('button', { name: (name) => name.startsWith(say('header.accountMenu')) }))
    const menu = within(await part(canvasElement, '[role="menu"]'))
    await waitFor(() => expect(menu.getByRole('menuitem', { name: say('account.signOut') })).toBeVisible())
  },
}
