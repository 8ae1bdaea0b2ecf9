const SIDE = 1024

/** Saves a code as a picture that banking apps can read from the phone's album. */
export function savePicture(code: SVGSVGElement, name: string): void {
  const side = code.viewBox.baseVal.width
  const canvas = document.createElement('canvas')
  canvas.width = SIDE
  canvas.height = SIDE
  const context = canvas.getContext('2d')
  if (!context) return
  const fillOf = (selector: string) => code.querySelector(selector)?.getAttribute('fill') ?? ''
  context.fillStyle = fillOf('rect')
  context.fillRect(0, 0, SIDE, SIDE)
  context.scale(SIDE / side, SIDE / side)
  context.fillStyle = fillOf('path')
  context.fill(new Path2D(code.querySelector('path')?.getAttribute('d') ?? ''))
  canvas.toBlob((picture) => {
    if (!picture) return
    const address = URL.createObjectURL(picture)
    const link = document.createElement('a')
    link.href = address
    link.download = `${name}.png`
    link.click()
    URL.revokeObjectURL(address)
  })
}
