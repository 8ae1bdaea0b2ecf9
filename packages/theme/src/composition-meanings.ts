import type { Composition, CompositionKey } from './composition.ts'

/** The effect of a choice and of each of its words, for editors, `explain` and `diff`. */
export const COMPOSITION_MEANINGS: {
  readonly [K in CompositionKey]: {
    readonly name: string
    readonly meaning: string
    readonly words: { readonly [W in Composition[K]]: string }
  }
} = {
  frame: {
    name: 'The frame',
    meaning: 'What stands around every page.',
    words: {
      'side-menu': 'a menu beside the page, and a header of one line',
      'top-bar': 'no menu beside the page; a header of two lines, the logo centred over the navigation',
      'icon-rail': 'a narrow rail with an icon and a word for each category; a header of one line',
      'sports-columns': 'the sports in a column beside the page, the bet slip in another',
    },
  },
  hero: {
    name: 'The banners of the lobby',
    meaning: 'How the lobby shows its banners.',
    words: {
      carousel: 'a row of up to three',
      'full-bleed': 'one after another across the whole window',
      'lead-list':
        'the first one with its picture, the next ones as a list beside it, or below it between sports columns',
      mosaic: 'cells of one grid, together with the most played games',
      jackpot:
        'the largest jackpot in the middle of the most played games, the banners in a row below; the first banner there where no vendor tells a jackpot',
      strip: 'a low strip with the words of the first one, the next ones beside it',
    },
  },
  tile: {
    name: 'The tile of a game',
    meaning: 'How lists show their games.',
    words: {
      poster: 'a picture of 3:4 with the title, many in a row',
      picture: 'a picture of 3:4 alone, which carries the title, many in a row',
      'table-card':
        'live tables and card tables are cards with a picture of 4:3, the stakes and the free seats, four in a row',
      square: 'a square picture with the title drawn in it and no words below, up to ten in a row',
    },
  },
  categories: {
    name: 'The categories on the lobby',
    meaning: 'How the lobby shows the categories above its games.',
    words: {
      bar: 'a bar of tabs',
      none: 'not again: the frame has them',
      'icon-grid': 'two lines of icons on phones; from tablets on the rail has them',
      'icons-first': 'the same icons, above the banners',
    },
  },
  head: {
    name: 'The head of a page',
    meaning: 'How a page begins.',
    words: {
      plain: 'a large title at the start, on the page itself',
      scene: 'a title on a plate with the pictures of what the page is about',
      rule: 'a centred title over a fine line',
    },
  },
  ticker: {
    name: 'Notices and wins',
    meaning: 'Whether notices and wins move across the lobby.',
    words: { moving: 'they move across the lobby', none: 'nothing moves: notices are behind the bell' },
  },
  games: {
    name: 'The games of a category on the lobby',
    meaning: 'How the lobby shows the games of a category.',
    words: {
      row: 'a row that scrolls',
      mosaic: 'the first one large, the others small beside it',
      flanked: 'the first one large, small ones on both sides of it',
    },
  },
  sports: {
    name: 'Sports',
    meaning: 'What the lobby and the page of sports show of them.',
    words: {
      games: 'the games of their vendors',
      fixtures: 'the matches of the vendors’ feeds in ruled rows, with prices to bet at',
      'fixture-cards': 'the same matches as cards side by side',
    },
  },
  prizes: {
    name: 'Draws and jackpots',
    meaning: 'Whether the lobby and the pages of slots and lotteries tell the next draws and the jackpots.',
    words: {
      none: 'only the sheet of a game tells its own',
      board: 'a board with the jackpots of the vendors and a clock for each of the next draws',
      'board-between': 'the same board, on the lobby after its first list of games',
    },
  },
  winners: {
    name: 'The latest wins',
    meaning: 'Where the lobby shows the latest wins.',
    words: { board: 'in a row among the sections', column: 'in a column beside the second and third section' },
  },
  arrival: {
    name: 'How a page comes',
    meaning: 'The motion of a page that one goes to, within 240 ms; none with reduced motion or "motion": "still".',
    words: {
      fade: 'it becomes visible where it stands',
      rise: 'it rises from a little below',
      drop: 'it comes down from a little above',
      grow: 'it comes nearer from the depth',
      settle: 'it draws back to its size',
      slide: 'it comes in from the end side',
      follow: 'it follows from the start side',
      unfold: 'it is let down from its upper edge, like a curtain',
      spin: 'it turns in by a hair',
    },
  },
  answer: {
    name: 'How a tile answers',
    meaning: 'What a tile does under the pointer; nothing with reduced motion or "motion": "still".',
    words: {
      lift: 'it rises',
      grow: 'it comes nearer',
      tip: 'it tips up like a card from a table',
      sway: 'it leans aside',
      turn: 'it turns by a few degrees and grows',
      open: 'it opens a little, like a gate',
      press: 'it sinks in like a seal',
      step: 'it takes a step forward, in the reading direction',
      stay: 'it stays, and its shadow changes',
    },
  },
}
