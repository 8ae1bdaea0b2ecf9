import { isPseudoTag, type PseudoTag, pseudo } from '@livery/locale/pseudo'

/** Attributes with text that people read or hear. */
const SPOKEN = ['aria-label', 'aria-description', 'aria-valuetext', 'placeholder', 'title', 'alt'] as const
/** Elements that are not text of the story: Storybook's own parts and the words of a docs page. */
const LEFT = 'script, style, code, [translate="no"], [class^="sb-"], #storybook-docs :not(.docs-story, .docs-story *)'

type Spoken = { readonly before: string; readonly after: string }

let stop: (() => void) | undefined
let spoken: PseudoTag | undefined

/**
 * Shows everything on the page in a pseudo-locale: words of arguments, of a story's own code, and of what opens above
 * the page. Any other language undoes it.
 * @param lang BCP 47
 */
export function speakPseudo(lang: string): void {
  const tag = isPseudoTag(lang) ? lang : undefined
  if (tag === spoken) return
  stop?.()
  spoken = tag
  stop = tag && follow(tag)
}

/** Changes all texts, and each that is added or changed later. Returns a function that undoes it. */
function follow(tag: PseudoTag): () => void {
  const texts = new Map<Text, Spoken>()
  const attributes = new Map<Element, Map<string, Spoken>>()

  const sayText = (text: Text) => {
    if (texts.get(text)?.after === text.data || text.parentElement?.closest(LEFT)) return
    const after = pseudo(text.data, tag)
    if (after === text.data) return
    texts.set(text, { before: text.data, after })
    text.data = after
  }
  const sayAttribute = (element: Element, name: string) => {
    const before = element.getAttribute(name)
    if (before === null || attributes.get(element)?.get(name)?.after === before || element.closest(LEFT)) return
    const after = pseudo(before, tag)
    if (after === before) return
    attributes.set(element, (attributes.get(element) ?? new Map<string, Spoken>()).set(name, { before, after }))
    element.setAttribute(name, after)
  }
  const sayAll = (root: Node) => {
    if (root instanceof Text) return sayText(root)
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT)
    for (let node: Node | null = root; node; node = walker.nextNode()) {
      if (node instanceof Text) sayText(node)
      else if (node instanceof Element) for (const name of SPOKEN) sayAttribute(node, name)
    }
  }

  const observer = new MutationObserver((records) => {
    for (const { type, target, attributeName, addedNodes } of records) {
      if (type === 'characterData') sayText(target as Text)
      else if (type === 'attributes') sayAttribute(target as Element, attributeName ?? '')
      else for (const node of addedNodes) sayAll(node)
    }
  })
  observer.observe(document.body, {
    subtree: true,
    childList: true,
    characterData: true,
    attributes: true,
    attributeFilter: [...SPOKEN],
  })
  sayAll(document.body)

  return () => {
    observer.disconnect()
    for (const [text, { before, after }] of texts) if (text.data === after) text.data = before
    for (const [element, changes] of attributes) {
      for (const [name, { before, after }] of changes)
        if (element.getAttribute(name) === after) element.setAttribute(name, before)
    }
  }
}
