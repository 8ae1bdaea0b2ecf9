import { readFileSync } from 'node:fs'
import { type Html, html } from '../../platform/http/html.ts'
import type { OperatorPage } from './document.ts'
import type { Operator } from './person.ts'

const SCRIPT = readFileSync(new URL('./frame-script.js', import.meta.url), 'utf8')

/** A line of the menu. */
interface Place {
  readonly id: string
  readonly href: string
  readonly name: string
  /** The letter that opens the page after `g`. */
  readonly letter: string
  /** Paths of a picture of 16 by 16. */
  readonly icon: string
}

const MONEY: readonly Place[] = [
  {
    id: 'overview',
    href: '/operator/money',
    name: 'Overview',
    letter: 'o',
    icon: 'M2 2h5v6H2zM9 2h5v3H9zM9 7h5v7H9zM2 10h5v4H2z',
  },
  {
    id: 'review',
    href: '/operator/money/queue/review',
    name: 'To decide',
    letter: 'w',
    icon: 'M8 13V3M4 7l4-4 4 4M3 15h10',
  },
  {
    id: 'proposals',
    href: '/operator/money/queue/proposals',
    name: 'Second person',
    letter: 'c',
    icon: 'M5 7a2 2 0 1 0 0-4 2 2 0 0 0 0 4zM11 7a2 2 0 1 0 0-4 2 2 0 0 0 0 4zM1 14c0-3 2-5 4-5s4 2 4 5M9 10c2-2 6-1 6 4',
  },
  {
    id: 'deposits',
    href: '/operator/money/queue/deposits',
    name: 'Deposits',
    letter: 'd',
    icon: 'M8 3v10M4 9l4 4 4-4M3 1h10',
  },
  {
    id: 'suspense',
    href: '/operator/money/queue/suspense',
    name: 'Without an owner',
    letter: 's',
    icon: 'M6 6a2 2 0 1 1 3 2c-1 .5-1 1-1 2M8 13v.5M8 1a7 7 0 1 0 0 14A7 7 0 0 0 8 1z',
  },
  {
    id: 'unknown',
    href: '/operator/money/queue/unknown',
    name: 'Unknown payouts',
    letter: 'u',
    icon: 'M8 4v4l3 2M8 1a7 7 0 1 0 0 14A7 7 0 0 0 8 1z',
  },
  {
    id: 'disputed',
    href: '/operator/money/queue/disputed',
    name: 'Disputes',
    letter: 'i',
    icon: 'M8 2l7 12H1zM8 6v4M8 12v.5',
  },
  {
    id: 'debts',
    href: '/operator/money/queue/debts',
    name: 'Debts',
    letter: 'b',
    icon: 'M3 8h10M8 1a7 7 0 1 0 0 14A7 7 0 0 0 8 1z',
  },
  {
    id: 'applications',
    href: '/operator/money/queue/applications',
    name: 'Rewards',
    letter: 'e',
    icon: 'M2 7h12v8H2zM1 4h14v3H1zM8 4v11M8 4c-4 0-4-3-2-3s2 3 2 3 0-3 2-3 2 3-2 3',
  },
  {
    id: 'orders',
    href: '/operator/money/queue/orders',
    name: 'Points mall',
    letter: 'l',
    icon: 'M2 5h12l-1 9H3zM5 5a3 3 0 0 1 6 0',
  },
  {
    id: 'raffles',
    href: '/operator/money/raffles',
    name: 'Raffles',
    letter: 'f',
    icon: 'M1 4h14v3a1.5 1.5 0 0 0 0 3v3H1v-3a1.5 1.5 0 0 0 0-3zM10 4v9',
  },
  { id: 'ways', href: '/operator/money/ways', name: 'Ways to pay', letter: 'y', icon: 'M1 4h14v9H1zM1 7h14M4 10h3' },
  {
    id: 'days',
    href: '/operator/money/days',
    name: 'Reconciliation',
    letter: 'n',
    icon: 'M2 3h12v11H2zM2 6h12M5 1v3M11 1v3M5 10l2 2 4-4',
  },
]
const DEPLOYMENT: readonly Place[] = [
  {
    id: 'notices',
    href: '/operator/notices',
    name: 'Notices',
    letter: 't',
    icon: 'M2 6v4h3l5 4V2L5 6zM12 6a3 3 0 0 1 0 4',
  },
  {
    id: 'releases',
    href: '/operator',
    name: 'Releases',
    letter: 'r',
    icon: 'M8 1l6 3v8l-6 3-6-3V4zM2 4l6 3 6-3M8 7v8',
  },
  {
    id: 'people',
    href: '/operator/people',
    name: 'People',
    letter: 'p',
    icon: 'M8 8a3 3 0 1 0 0-6 3 3 0 0 0 0 6zM2 15c0-4 3-6 6-6s6 2 6 6',
  },
  {
    id: 'messages',
    href: '/operator/messages',
    name: 'Messages',
    letter: 'v',
    icon: 'M1 3h14v10H1zM1 4l7 5 7-5',
  },
  {
    id: 'feedback',
    href: '/operator/feedback',
    name: 'Feedback',
    letter: 'k',
    icon: 'M1 2h14v9H8l-4 4v-4H1zM4 5h8M4 8h5',
  },
  {
    id: 'chat',
    href: '/operator/chat',
    name: 'Chat',
    letter: 'h',
    icon: 'M1 2h14v9H8l-4 4v-4H1zM5 6.5h.01M8 6.5h.01M11 6.5h.01',
  },
  { id: 'audit', href: '/operator/audit', name: 'Audit log', letter: 'a', icon: 'M3 1h10v14H3zM6 5h4M6 8h4M6 11h2' },
  { id: 'mailbox', href: '/mailbox', name: 'Mailbox', letter: 'm', icon: 'M2 9l2-6h8l2 6v4H2zM2 9h4l1 2h2l1-2h4' },
]

/** The lines of the menu that show a count. */
const COUNTED = new Set([
  'review',
  'proposals',
  'deposits',
  'suspense',
  'unknown',
  'disputed',
  'debts',
  'applications',
  'orders',
  'days',
])

export interface Frame {
  /** Null for a developer who reads the mailbox of a demonstration without signing in. */
  readonly operator: Operator | null
  /** The line of the menu that the page belongs to. */
  readonly at: string
  readonly title: string
  readonly lead?: Html | string | undefined
  /** Shown beside the title. */
  readonly beside?: Html | false | undefined
  /** The counts of the queues, by lines of the menu. */
  readonly counts?: Readonly<Record<string, number>> | undefined
  readonly notice?: Notice | undefined
  readonly body: Html
  readonly scripts?: readonly string[]
  /** The page this one was opened from. */
  readonly up?: { readonly href: string; readonly name: string } | undefined
}

/** The result of the last form, or the reason why it failed. */
export interface Notice {
  readonly tone: 'success' | 'danger'
  readonly text: string
  readonly undo?: { readonly action: string; readonly fields: Readonly<Record<string, string>> } | undefined
}

/**
 * A page in the frame that all pages of operators share: the menu with the counts, the search, and the operator's name.
 */
export function framed(frame: Frame): OperatorPage {
  const { operator, at, title, lead, beside, notice, body, up, scripts = [] } = frame
  return {
    title,
    scripts: [SCRIPT, ...scripts],
    body: html`<a class="skip" href="#main">To the content</a><div class="frame"><aside class="side">
     <a class="mark" href="/operator/money"><svg viewBox="0 0 16 16" aria-hidden="true"><path d="M3 3h10M3 8h6M3 13h10"/></svg><span>Livery<small>Operators</small></span></a>
     <details class="menu" open><summary>Menu</summary>${operator && html`<nav aria-label="Money"><h2>Money</h2>${list(MONEY, frame)}</nav>`}
     <nav aria-label="Deployment"><h2>Deployment</h2>${list(DEPLOYMENT, frame)}</nav></details></aside>
     <div class="page"><div class="bar">${
       operator &&
       html`<form role="search" action="/operator/money/search" class="search">
     <input name="q" type="search" placeholder="Player or reference" aria-label="Search a player, a number or a reference" maxlength="80" data-search autocomplete="off" spellcheck="false"><kbd>/</kbd></form>`
     }
     <button type="button" class="plain keys" data-keys hidden>Keys <kbd>?</kbd></button>
     ${operator ? html`<form method="post" action="/operator/sign-out" class="who"><span class="name">${operator.name}<small>${operator.roles.join(', ')}</small></span><button>Sign out</button></form>` : html`<a class="button" href="/operator">Sign in</a>`}</div>
     <main id="main" data-at="${at}">${up && html`<a class="up" href="${up.href}" data-up>← ${up.name}</a>`}
     <header><div><h1>${title}</h1>${lead && html`<p class="muted">${lead}</p>`}</div>${beside}</header>
     ${notice ? sayings(notice) : html`<div role="alert"></div>`}<p class="changed" hidden data-changed>Something has come in since. <a href="">Show it</a> <kbd>.</kbd></p>
     ${body}</main></div></div>${keys(at)}`,
  }
}

function sayings({ tone, text, undo }: Notice): Html {
  return html`<div class="said" role="${tone === 'danger' ? 'alert' : 'status'}" data-tone="${tone}"><p>${text}</p>${
    undo &&
    html`<form method="post" action="${undo.action}">${Object.entries(undo.fields).map(
      ([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`,
    )}<button data-key="z">Undo <kbd>z</kbd></button></form>`
  }</div>`
}

const list = (places: readonly Place[], { at, counts }: Frame) =>
  html`<ul>${places.map(({ id, href, name, letter, icon }) => {
    const count = counts?.[id]
    return html`<li><a href="${href}"${id === at && html` aria-current="page"`} data-go="${letter}"><svg viewBox="0 0 16 16" aria-hidden="true"><path d="${icon}"/></svg><span>${name}</span>
     ${COUNTED.has(id) && html`<b data-count="${id}"${!count && html` hidden`}>${count !== undefined && countText(count)}</b>`}</a></li>`
  })}</ul>`

/** Queues are counted up to a thousand. */
export const countText = (count: number): string => (count > 1_000 ? '1,000+' : String(count))

const KEYS: readonly (readonly [string, string])[] = [
  ['j k ↓ ↑', 'next and previous line'],
  ['Enter', 'open the line'],
  ['a', 'approve or confirm: opens it, Enter decides'],
  ['r', 'reject: opens it, choose why'],
  ['d', 'ask the player for a document'],
  ['x', 'drop what was begun'],
  ['z', 'undo what was just done'],
  ['.', 'show what has come in since'],
  ['n', 'next page of the list'],
  ['h', 'back to the list'],
  ['/', 'search'],
  ['g …', 'go to a page of the menu, by its letter'],
  ['Esc', 'close what is open'],
]

const keys = (at: string) =>
  html`<dialog id="keys" aria-labelledby="keys-title"><h2 id="keys-title">Keys</h2><dl>${KEYS.map(
    ([key, what]) => html`<dt><kbd>${key}</kbd></dt><dd>${what}</dd>`,
  )}</dl><h3>After <kbd>g</kbd></h3><dl class="go">${[...MONEY, ...DEPLOYMENT].map(
    ({ letter, name, id }) => html`<dt><kbd>${letter}</kbd></dt><dd>${name}${id === at && ' (here)'}</dd>`,
  )}</dl><form method="dialog"><button>Close</button></form></dialog>`
