/** Particles whose form depends on the last sound of the previous word, which is unknown for an inserted name. */
const KOREAN = /\}\}[”’)]?(?:을|를|이|가|은|는|과|와|으로|로|이라|라|아|야)(?![가-힣])|\}\}[”’)]?(?:을|은|이|과|으)\(/

/** Languages whose endings follow the vowels or the last sound of the word. */
const WITH_ENDINGS = ['tr', 'kk', 'uz', 'ta', 'ru']
const ENDING = /\}\}[”»]?['’ʼ‘‑-]?(\p{L}+)/u

/** Words that may follow a figure after a hyphen: an ordinal has one form for every number. */
const AFTER_FIGURES = ['бет', 'сурет', 'суретке', 'sahifa', 'rasmga', 'бас', 'сызық', 'chiziq', 'деңгей', 'daraja']

/**
 * An ending on an insertion that cannot be right for every value: a Korean particle, or an ending in a language with
 * vowel harmony. Null when there is none. `tag` is the BCP 47 tag of the language.
 */
export function insertionFault(text: string, tag: string): string | null {
  const language = tag.split('-')[0] ?? tag
  const found =
    language === 'ko' ? KOREAN.exec(text)?.[0] : WITH_ENDINGS.includes(language) ? endingIn(text) : undefined
  return found === undefined
    ? null
    : `“${found}” hangs on an insertion and is wrong for some values: say it so that nothing follows the insertion without a space`
}

function endingIn(text: string): string | undefined {
  const found = ENDING.exec(text)
  return found?.[1] && !AFTER_FIGURES.includes(found[1]) ? found[0] : undefined
}
