/**
 * Measures the registered families in a real browser and writes `measures.json`: bytes and Unicode range of each
 * file, and how the reader's own fonts must be stretched to take the same room. Run it after a change of the registry:
 * `node packages/theme/tools/measure-fonts.ts` (Chromium and the Liberation and DejaVu fonts are needed).
 */
import { readFileSync, statSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { chromium } from 'playwright'
import { FALLBACKS, type Family, families, familyIds, filesOf } from '../src/fonts/families.ts'
import type { Measures } from '../src/fonts/measures.ts'

const modules = new URL('../../../node_modules/', import.meta.url)
const SAMPLES = {
  latin:
    'Ang mga laro ay handa na; pumili ng paborito at maglaro nang may limitasyon. Every game is ready: choose your favourite, deposit, play and withdraw 12,345.60 within limits.',
  arabic: 'كل الألعاب جاهزة الآن، اختر لعبتك المفضلة والعب ضمن حدودك، ثم اسحب أرباحك متى شئت بكل أمان وسهولة.',
}
const SIZE = 200

function fontUrl(file: string): string {
  return `data:font/woff2;base64,${readFileSync(new URL(file, modules)).toString('base64')}`
}

/** Runs in the page: width of the sample and extents of the face, in units of the font size. */
async function measureInPage({
  url,
  locals,
  sample,
  size,
}: {
  url: string
  locals: string[]
  sample: string
  size: number
}) {
  const face = new FontFace('Measured', `url(${url})`)
  const local = new FontFace('Local', locals.map((name) => `local("${name}")`).join(','))
  for (const one of [face, local]) document.fonts.add(await one.load())
  const context = document.createElement('canvas').getContext('2d')
  if (!context) throw new Error('no canvas')
  const read = (family: string) => {
    context.font = `400 ${size}px ${family}`
    const { width, fontBoundingBoxAscent, fontBoundingBoxDescent } = context.measureText(sample)
    return { width: width / size, ascent: fontBoundingBoxAscent / size, descent: fontBoundingBoxDescent / size }
  }
  return { own: read('Measured'), stand: read('Local') }
}

async function measure(): Promise<Measures> {
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: ['--no-sandbox'],
  })
  const result: Record<string, Measures[keyof Measures]> = {}
  for (const id of familyIds) {
    const page = await browser.newPage()
    const family: Family = families[id]
    const files = filesOf(family)
    const ranges = JSON.parse(readFileSync(new URL(`${family.package}/unicode.json`, modules), 'utf8')) as Record<
      string,
      string
    >
    const { own, stand } = await page.evaluate(measureInPage, {
      url: fontUrl((files[0] as { file: string }).file),
      locals: [...FALLBACKS[family.fallback]],
      sample: family.fallback === 'arabic' ? SAMPLES.arabic : SAMPLES.latin,
      size: SIZE,
    })
    const adjust = own.width / stand.width
    const percent = (value: number) => Math.round(value * 1000) / 10
    result[id] = {
      ranges: Object.fromEntries(family.subsets.map((subset) => [subset, ranges[subset] ?? ''])),
      bytes: Object.fromEntries(files.map(({ file }) => [file, statSync(new URL(file, modules)).size])),
      sizeAdjust: percent(adjust),
      ascent: percent(own.ascent / adjust),
      descent: percent(own.descent / adjust),
    }
    await page.close()
  }
  await browser.close()
  return result as Measures
}

writeFileSync(
  fileURLToPath(new URL('../src/fonts/measures.json', import.meta.url)),
  `${JSON.stringify(await measure(), null, 2)}\n`,
)
