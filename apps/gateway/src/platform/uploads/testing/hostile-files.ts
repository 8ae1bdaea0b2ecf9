import { crc32, deflateSync, gzipSync } from 'node:zlib'
import { MOST_PICTURE_BYTES, type PictureRefusal } from '@livery/contract/support/upload-limits'
import sharp from 'sharp'

/** A file that a member may send: refused for a reason, or cleaned. */
export interface HostileFile {
  readonly name: string
  readonly bytes: Buffer
  readonly expected: PictureRefusal | 'cleaned'
}

/** A text that no stored picture may contain. */
export const MARK = 'evil-mark-of-the-sender'
const SCRIPT = `<script>alert('${MARK}')</script>`
const PHP = `<?php system('${MARK}'); ?>`

const PNG_BEGINNING = Buffer.from('89504e470d0a1a0a', 'hex')

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const frame = Buffer.alloc(8)
  frame.writeUInt32BE(data.length, 0)
  frame.writeUInt32BE(crc32(body), 4)
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)])
}

function header(width: number, height: number, depth = 8, colour = 2): Buffer {
  const data = Buffer.alloc(13)
  data.writeUInt32BE(width, 0)
  data.writeUInt32BE(height, 4)
  data.set([depth, colour, 0, 0, 0], 8)
  return chunk('IHDR', data)
}

const END = chunk('IEND', Buffer.alloc(0))
const png = (...chunks: readonly Buffer[]) => Buffer.concat([PNG_BEGINNING, ...chunks, END])
/** A black picture of any size, in a file a thousandth as large. */
const black = (width: number, height: number) =>
  png(
    header(width, height, 1, 0),
    chunk('IDAT', deflateSync(Buffer.alloc((Math.ceil(width / 8) + 1) * height), { level: 9 })),
  )

/** Puts chunks after the header of a picture. */
const withChunks = (picture: Buffer, ...chunks: readonly Buffer[]) =>
  Buffer.concat([picture.subarray(0, 33), ...chunks, picture.subarray(33)])

/** Puts a segment after the beginning of a JPEG. */
function withSegment(picture: Buffer, marker: number, data: Buffer): Buffer {
  const length = Buffer.alloc(2)
  length.writeUInt16BE(data.length + 2)
  return Buffer.concat([picture.subarray(0, 2), Buffer.of(0xff, marker), length, data, picture.subarray(2)])
}

/** Changes the size that a JPEG's frame states, without adding pixels. */
function withFrame(picture: Buffer, width: number, height: number): Buffer {
  const copy = Buffer.from(picture)
  const at = copy.indexOf(Buffer.from('ffc0', 'hex'))
  copy.writeUInt16BE(height, at + 5)
  copy.writeUInt16BE(width, at + 7)
  return copy
}

/** More than sixty files that no real camera makes, and a few that one does. */
export async function hostileFiles(): Promise<readonly HostileFile[]> {
  const points = sharp({ create: { width: 60, height: 40, channels: 3, background: '#3a7' } })
  const plainPng = await points.clone().png().toBuffer()
  const plainJpeg = await points.clone().jpeg().toBuffer()
  const noise = sharp({
    create: {
      width: 900,
      height: 900,
      channels: 3,
      background: '#777',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  })
  const noisyJpeg = await noise.clone().jpeg({ quality: 95 }).toBuffer()
  const noisyPng = await noise.clone().png().toBuffer()
  const placed = await points
    .clone()
    .jpeg()
    .withExif({ IFD0: { Copyright: MARK, Make: MARK }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '14/1 35/1 0/1' } })
    .toBuffer()
  const placedPng = await points
    .clone()
    .png()
    .withExif({ IFD0: { Copyright: MARK } })
    .toBuffer()
  const others = {
    webp: await points.clone().webp().toBuffer(),
    avif: await points.clone().avif({ effort: 0 }).toBuffer(),
    gif: await points.clone().gif().toBuffer(),
    tiff: await points.clone().tiff().toBuffer(),
  }
  const svg = Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" onload="alert('${MARK}')"><rect width="9" height="9"/></svg>`,
  )
  const text = (value: string) => chunk('tEXt', Buffer.from(`Comment\0${value}`))
  const app1 = Buffer.from(`http://ns.adobe.com/xap/1.0/\0<x:xmpmeta>${MARK}</x:xmpmeta>`)
  const padded = (picture: Buffer, length: number) =>
    Buffer.concat([picture, Buffer.alloc(Math.max(0, length - picture.length))])

  const refusedAs = (expected: PictureRefusal, files: Readonly<Record<string, Buffer>>): HostileFile[] =>
    Object.entries(files).map(([name, bytes]) => ({ name, bytes, expected }))
  const cleaned = (files: Readonly<Record<string, Buffer>>): HostileFile[] =>
    Object.entries(files).map(([name, bytes]) => ({ name, bytes, expected: 'cleaned' }))

  return [
    ...refusedAs('empty', { 'nothing at all': Buffer.alloc(0) }),
    ...refusedAs('bytes', {
      'a PNG of 5 MB and a byte': padded(plainPng, MOST_PICTURE_BYTES + 1),
      'a JPEG of 5 MB and a byte': padded(plainJpeg, MOST_PICTURE_BYTES + 1),
      'noughts of 5 MB and a byte': Buffer.alloc(MOST_PICTURE_BYTES + 1),
    }),
    ...refusedAs('type', {
      'one byte': Buffer.of(0x89),
      noughts: Buffer.alloc(4_000),
      'an SVG with a script': svg,
      'an SVG behind a declaration': Buffer.concat([Buffer.from('<?xml version="1.0"?>\n'), svg]),
      'an SVG, packed': gzipSync(svg),
      'an SVG that reads a file': Buffer.from(
        '<!DOCTYPE svg [<!ENTITY e SYSTEM "file:///etc/passwd">]><svg xmlns="http://www.w3.org/2000/svg"><text>&e;</text></svg>',
      ),
      'a page': Buffer.from(`<!doctype html><body>${SCRIPT}`),
      'a script': Buffer.from(`#!/bin/sh\n${MARK}`),
      'a program of PHP': Buffer.from(PHP),
      'a PDF': Buffer.from(`%PDF-1.7\n${MARK}`),
      'a PostScript': Buffer.from(`%!PS-Adobe-3.0\n(${MARK}) run`),
      'an archive': Buffer.from('504b0304140000000000', 'hex'),
      'a program of Windows': Buffer.from('4d5a90000300000004000000', 'hex'),
      'a program of Linux': Buffer.from('7f454c460201010000000000', 'hex'),
      'a WebP': others.webp,
      'an AVIF': others.avif,
      'a GIF': others.gif,
      'a TIFF': others.tiff,
      'a bitmap': Buffer.from('424d46000000000000003600000028000000', 'hex'),
      'an icon': Buffer.from('00000100010010100000010020006804', 'hex'),
      'a GIF that is a script': Buffer.from(`GIF89a/*${MARK}*/=1;`),
      'a picture of Magick that runs': Buffer.from(
        `push graphic-context\nfill 'url(https://x/";${MARK}")'\npop graphic-context`,
      ),
      'a film': Buffer.from('000000186674797069736f6d0000020069736f6d', 'hex'),
      'a PNG behind a space': Buffer.concat([Buffer.from(' '), plainPng]),
      'a PNG behind a page': Buffer.concat([Buffer.from(SCRIPT), plainPng]),
      'a JPEG behind a mark of order': Buffer.concat([Buffer.from('efbbbf', 'hex'), plainJpeg]),
      'a PNG whose lines were translated': Buffer.from(plainPng.toString('latin1').replaceAll('\r\n', '\n'), 'latin1'),
      'an animation of MNG': Buffer.concat([Buffer.from('8a4d4e470d0a1a0a', 'hex'), plainPng.subarray(8)]),
    }),
    ...refusedAs('size', {
      'a bomb: 30,000 by 30,000 in little': black(30_000, 30_000),
      'a bomb: a line of 100,000': black(100_000, 2),
      'a bomb: a column of 100,000': black(2, 100_000),
      'a JPEG that says 65,000 by 65,000': withFrame(plainJpeg, 65_000, 65_000),
      'a PNG that says a thousand million wide': png(
        header(999_999, 900_000),
        chunk('IDAT', deflateSync(Buffer.alloc(64))),
      ),
    }),
    ...refusedAs('broken', {
      'a PNG of its beginning alone': PNG_BEGINNING,
      'a JPEG of its beginning alone': Buffer.from('ffd8ff', 'hex'),
      'a JPEG beginning with a page behind it': Buffer.concat([
        Buffer.from('ffd8ffe0', 'hex'),
        Buffer.from(SCRIPT.repeat(20)),
      ]),
      'a PNG beginning with a page behind it': Buffer.concat([PNG_BEGINNING, Buffer.from(SCRIPT.repeat(20))]),
      'a PNG without points': png(header(10, 10)),
      'a PNG of no width': png(header(0, 10), chunk('IDAT', deflateSync(Buffer.alloc(10)))),
      'a PNG of a colour that is none': png(header(10, 10, 8, 7), chunk('IDAT', deflateSync(Buffer.alloc(310)))),
      'a PNG of a depth that is none': png(header(10, 10, 5, 2), chunk('IDAT', deflateSync(Buffer.alloc(310)))),
      'a PNG whose points are no stream': png(header(10, 10), chunk('IDAT', Buffer.from(MARK))),
      'a PNG with fewer points than it says': png(header(400, 400), chunk('IDAT', deflateSync(Buffer.alloc(50)))),
      'a PNG cut in the middle': noisyPng.subarray(0, noisyPng.length >> 1),
      'a JPEG cut in the middle': noisyJpeg.subarray(0, noisyJpeg.length >> 1),
      'a JPEG cut behind its header': plainJpeg.subarray(0, 60),
      'a PNG without a header': Buffer.concat([PNG_BEGINNING, chunk('IDAT', deflateSync(Buffer.alloc(310))), END]),
      'a PNG whose chunk is longer than the file': Buffer.concat([
        PNG_BEGINNING,
        Buffer.from('7fffffff49484452', 'hex'),
      ]),
      'a JPEG whose tables are missing': Buffer.concat([
        plainJpeg.subarray(0, 20),
        plainJpeg.subarray(plainJpeg.indexOf(Buffer.from('ffda', 'hex'))),
      ]),
    }),
    ...cleaned({
      'a PNG': plainPng,
      'a JPEG': plainJpeg,
      'a JPEG with a place and a device': placed,
      'a PNG with a device': placedPng,
      'a PNG of exactly 5 MB': padded(plainPng, MOST_PICTURE_BYTES),
      'a PNG with a page behind it': Buffer.concat([plainPng, Buffer.from(SCRIPT)]),
      'a JPEG with a page behind it': Buffer.concat([plainJpeg, Buffer.from(SCRIPT)]),
      'a JPEG with a program of PHP behind it': Buffer.concat([plainJpeg, Buffer.from(PHP)]),
      'a JPEG with an archive behind it': Buffer.concat([plainJpeg, Buffer.from('504b0304', 'hex'), Buffer.from(MARK)]),
      'a PNG with a page as its comment': withChunks(plainPng, text(SCRIPT)),
      'a PNG with a packed comment': withChunks(
        plainPng,
        chunk('zTXt', Buffer.concat([Buffer.from('Comment\0\0'), deflateSync(Buffer.from(SCRIPT))])),
      ),
      'a PNG with a chunk of its own': withChunks(plainPng, chunk('evIl', Buffer.from(MARK))),
      'a PNG with a profile that is none': withChunks(
        plainPng,
        chunk('iCCP', Buffer.concat([Buffer.from('x\0\0'), deflateSync(Buffer.from(MARK))])),
      ),
      'a JPEG with a page as its comment': withSegment(plainJpeg, 0xfe, Buffer.from(SCRIPT)),
      'a JPEG with a note of its author': withSegment(plainJpeg, 0xe1, app1),
      'a JPEG with a profile that is none': withSegment(plainJpeg, 0xe2, Buffer.from(`ICC_PROFILE\0\x01\x01${MARK}`)),
      'a JPEG that begins like a script': withSegment(plainJpeg, 0xfe, Buffer.from(`*/=alert('${MARK}')/*`)),
      'a PNG that is also a PDF': withChunks(plainPng, text(`%PDF-1.7 ${MARK}`)),
    }),
  ]
}
