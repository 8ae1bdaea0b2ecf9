import { findNumber, type Puzzle } from './find-number.ts'

addEventListener('message', ({ data }: MessageEvent<Puzzle>) => {
  postMessage(findNumber(data, 0, data.maxnumber + 1))
})
