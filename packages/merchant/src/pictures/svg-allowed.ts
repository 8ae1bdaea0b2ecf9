/** The allowed elements. None of them loads, links, runs or animates anything. */
export const ELEMENTS: ReadonlySet<string> = new Set([
  ...['svg', 'g', 'defs', 'symbol', 'use', 'title', 'desc'],
  ...['path', 'rect', 'circle', 'ellipse', 'line', 'polyline', 'polygon', 'text', 'tspan'],
  ...['linearGradient', 'radialGradient', 'stop', 'clipPath', 'mask', 'pattern', 'marker'],
  ...['filter', 'feBlend', 'feColorMatrix', 'feComponentTransfer', 'feComposite', 'feDropShadow', 'feFlood'],
  ...['feFuncA', 'feFuncB', 'feFuncG', 'feFuncR', 'feGaussianBlur', 'feMerge', 'feMergeNode', 'feMorphology'],
  ...['feOffset', 'feTurbulence'],
])

/** Why an element is refused. Elements without an entry are only useless to a browser. */
export const REFUSED: Readonly<Record<string, string>> = {
  script: 'runs',
  foreignObject: 'brings foreign content',
  iframe: 'brings foreign content',
  object: 'brings foreign content',
  embed: 'brings foreign content',
  style: 'may load and hide things',
  link: 'loads something from elsewhere',
  image: 'loads something from elsewhere',
  feImage: 'loads something from elsewhere',
  video: 'loads something from elsewhere',
  audio: 'loads something from elsewhere',
  a: 'leads elsewhere',
  animate: 'changes the drawing while it is shown',
  animateMotion: 'changes the drawing while it is shown',
  animateTransform: 'changes the drawing while it is shown',
  set: 'changes the drawing while it is shown',
  discard: 'changes the drawing while it is shown',
  handler: 'runs',
  listener: 'runs',
}

/** Allowed attributes; those that begin with `aria-` are allowed as well. */
export const ATTRIBUTES: ReadonlySet<string> = new Set([
  ...['id', 'class', 'role', 'lang', 'xml:lang', 'xml:space', 'xmlns', 'xmlns:xlink', 'version', 'style', 'tabindex'],
  ...['href', 'xlink:href', 'focusable', 'viewBox', 'width', 'height', 'preserveAspectRatio', 'overflow', 'display'],
  ...['x', 'y', 'x1', 'y1', 'x2', 'y2', 'cx', 'cy', 'r', 'rx', 'ry', 'fx', 'fy', 'fr', 'd', 'points', 'pathLength'],
  ...['dx', 'dy', 'rotate', 'textLength', 'lengthAdjust', 'text-anchor', 'dominant-baseline', 'letter-spacing'],
  ...['font-family', 'font-size', 'font-weight', 'font-style', 'font-variant', 'word-spacing', 'direction'],
  ...['fill', 'fill-opacity', 'fill-rule', 'stroke', 'stroke-width', 'stroke-opacity', 'stroke-linecap'],
  ...[
    'stroke-linejoin',
    'stroke-miterlimit',
    'stroke-dasharray',
    'stroke-dashoffset',
    'opacity',
    'color',
    'visibility',
  ],
  ...['paint-order', 'vector-effect', 'shape-rendering', 'text-rendering', 'color-interpolation', 'mix-blend-mode'],
  ...['color-interpolation-filters', 'isolation', 'enable-background', 'clip-rule', 'transform', 'transform-origin'],
  ...['gradientUnits', 'gradientTransform', 'spreadMethod', 'offset', 'stop-color', 'stop-opacity'],
  ...['clip-path', 'clipPathUnits', 'mask', 'maskUnits', 'maskContentUnits', 'mask-type', 'patternUnits'],
  ...['patternContentUnits', 'patternTransform', 'marker-start', 'marker-mid', 'marker-end', 'markerWidth'],
  ...['markerHeight', 'markerUnits', 'refX', 'refY', 'orient', 'filter', 'filterUnits', 'primitiveUnits', 'in', 'in2'],
  ...['result', 'mode', 'type', 'values', 'operator', 'k1', 'k2', 'k3', 'k4', 'stdDeviation', 'edgeMode', 'radius'],
  ...['flood-color', 'flood-opacity', 'baseFrequency', 'numOctaves', 'seed', 'stitchTiles', 'tableValues', 'slope'],
  ...['intercept', 'amplitude', 'exponent'],
])
