import { escapeHtml } from '@livery/contract/escape-html'
import sharp from 'sharp'

export interface Failure {
  readonly name: string
  readonly note: string
  readonly expected: Buffer | null
  readonly actual: Buffer | null
  readonly difference: Buffer | null
}

/** One HTML file with everything: the expected picture, the actual one, and the difference, side by side. */
export async function reportOf(failures: readonly Failure[]): Promise<string> {
  const rows = await Promise.all(failures.map(row))
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Pictures that differ</title><style>
body{font:16px/1.5 system-ui,sans-serif;margin:2rem;background:#f4f4f5;color:#18181b}
section{background:#fff;border:1px solid #d4d4d8;border-radius:8px;padding:1rem;margin-block-end:1.5rem}
h2{font-size:1rem;margin:0 0 .25rem}p{margin:0 0 .75rem;color:#52525b}
div{display:grid;grid-template-columns:repeat(3,minmax(0,1fr));gap:1rem}
figure{margin:0}figcaption{font-size:.875rem;color:#52525b}img{max-width:100%;border:1px solid #d4d4d8}
</style><h1>${failures.length} ${failures.length === 1 ? 'picture differs' : 'pictures differ'}</h1>${rows.join('')}</html>`
}

async function row({ name, note, expected, actual, difference }: Failure): Promise<string> {
  const figures = await Promise.all([
    figure('Expected', expected),
    figure('Actual', actual),
    figure('Difference', difference),
  ])
  return `<section><h2>${escapeHtml(name)}</h2><p>${escapeHtml(note)}</p><div>${figures.join('')}</div></section>`
}

async function figure(caption: string, picture: Buffer | null): Promise<string> {
  if (!picture) return `<figure><figcaption>${caption}: none</figcaption></figure>`
  const data = (await sharp(picture).png({ compressionLevel: 9 }).toBuffer()).toString('base64')
  return `<figure><img src="data:image/png;base64,${data}" alt="${caption}"><figcaption>${caption}</figcaption></figure>`
}
