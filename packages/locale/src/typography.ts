interface Rule {
  readonly languages?: readonly string[]
  readonly wrong: RegExp
  readonly detail: string
}

/** Latin and Cyrillic letters, and other characters inside words: product names keep their own spelling. */
const RULES: readonly Rule[] = [
  { wrong: / {2,}/, detail: 'two spaces together' },
  { wrong: /^\s|\s$/, detail: 'a space at the beginning or the end' },
  { wrong: /\.\.\./, detail: 'three points for an ellipsis: use …' },
  { wrong: /"/, detail: 'a straight double quote: use the quotes of the language' },
  { wrong: /'/, detail: 'a straight apostrophe or quote: use ’ or the letter of the language' },
  {
    languages: ['fr'],
    wrong: /[^\u00a0\s:;!?/]\s?(?<!\u00a0)[;!?]|[^\u00a0\d/](?<!https?):(?!\/\/)/,
    detail: 'no no-break space (U+00A0) before ; : ! or ?',
  },
  { languages: ['fr'], wrong: /«(?!\u00a0)|(?<!\u00a0)»/, detail: 'no no-break space (U+00A0) inside « »' },
  {
    languages: ['uz'],
    wrong: /[‘’`´]/,
    detail: 'another mark for a letter of Uzbek: oʻ and gʻ have U+02BB, the stop sign is ʼ U+02BC',
  },
  { languages: ['uz'], wrong: /[oOgG]ʼ/, detail: 'oʻ and gʻ have U+02BB, not U+02BC' },
  { languages: ['ru', 'kk', 'fr', 'ar', 'fa'], wrong: /[“”„]/, detail: 'quotes of another language: use « »' },
  { languages: ['ja', 'zh-Hant-TW'], wrong: /[“”«»]/, detail: 'quotes of another language: use 「 」' },
  {
    languages: ['zh', 'ja'],
    wrong: /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}][,;!?](?!\d)/u,
    detail: 'a half-width mark: use the full-width one',
  },
  { languages: ['ar', 'fa', 'ur'], wrong: /\p{sc=Arab}[,;?]/u, detail: 'a Latin mark: use ، ؛ or ؟' },
  { languages: ['ur'], wrong: /\p{sc=Arab}\.(?=\s|$)/u, detail: 'a Latin full stop: use ۔' },
  { languages: ['hi', 'ne', 'bn'], wrong: /[\p{sc=Deva}\p{sc=Beng}]\.(?=\s|$)/u, detail: 'a Latin full stop: use ।' },
]

/** Faults of a text's punctuation and spaces by the usage of its language, by its BCP 47 tag; empty for none. */
export function typographyFaults(text: string, tag: string): readonly string[] {
  const bare = text.replace(/\{\{[^}]*\}\}/g, 'x').replace(/<\/?\w+\s*\/?>/g, '')
  return RULES.filter(
    ({ languages }) => !languages || languages.some((one) => tag === one || tag.startsWith(`${one}-`)),
  )
    .filter(({ wrong }) => wrong.test(bare))
    .map(({ detail }) => detail)
}
