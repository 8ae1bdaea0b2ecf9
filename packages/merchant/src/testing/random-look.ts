import { Random } from '@livery/artwork/random'

/** A wordmark or mark of plain shapes, small and different for each merchant. */
export function randomMark(seed: string, id: string, name: string): string {
  const random = new Random(`${seed}/${id}/mark`)
  const [width, height] = name.startsWith('mark') ? [64, 64] : [200, 48]
  const shapes = random.times(random.whole(2, 5), () => {
    const fill = `hsl(${random.whole(0, 359)} 70% ${name.includes('dark') ? 80 : 35}%)`
    const [x, y] = [random.whole(0, width / 2), random.whole(0, height / 2)]
    return random.chance(0.5)
      ? `<circle cx="${x + height / 4}" cy="${y + height / 4}" r="${height / 4}" fill="${fill}"/>`
      : `<rect x="${x}" y="${y}" width="${width / 2}" height="${height / 2}" rx="4" fill="${fill}"/>`
  })
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${shapes}</svg>\n`
}

/** A theme made from a random brand colour. */
export function randomTheme(seed: string, id: string): string {
  const random = new Random(`${seed}/${id}/theme`)
  const hex = () => random.whole(0, 255).toString(16).padStart(2, '0')
  return `${JSON.stringify({ contract: '1.0', brand: `#${hex()}${hex()}${hex()}` }, null, 2)}\n`
}
