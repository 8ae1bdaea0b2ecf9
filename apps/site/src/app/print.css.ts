import { type GlobalStyleRule, globalStyle } from '@vanilla-extract/css'

const onPaper = (selector: string, rule: GlobalStyleRule) => globalStyle(selector, { '@media': { print: rule } })

// Dark letters on the paper's own colour, whatever the theme and the mode: printers leave backgrounds out.
onPaper('html:root', { colorScheme: 'only light', backgroundColor: 'Canvas', color: 'CanvasText' })
onPaper('body *, body::before', {
  backgroundColor: 'transparent !important',
  backgroundImage: 'none !important',
  boxShadow: 'none !important',
  color: 'inherit !important',
})

// The page's own words and who is responsible for them; without what floats, opens, or leads elsewhere.
onPaper('#root > :not(main, :has(main)), #root > :has(main) > :not(:has(main)), nav, iframe', {
  display: 'none !important',
})
onPaper('main, footer > *', { maxInlineSize: 'none !important', padding: '0 !important' })
onPaper('footer', { contentVisibility: 'visible', marginBlockStart: '2em' })
onPaper('body, #root > :has(main) > *', { minBlockSize: '0 !important' })

// An open pop-up is printed instead of the page behind it, as long as it is.
onPaper('body:has(> :not(#root) [role*="dialog"]) > #root', { display: 'none !important' })
onPaper('html, body', { overflow: 'visible !important', blockSize: 'auto !important' })

onPaper('h1, h2, h3, h4', { breakAfter: 'avoid' })
onPaper('p, li', { orphans: 3, widows: 3 })
onPaper('article, img, tr', { breakInside: 'avoid' })
onPaper(':is(main, [role*="dialog"]) p a[href^="http"]::after', {
  content: '" (" attr(href) ")"',
  overflowWrap: 'anywhere',
})
