import type { BotChallenge } from '@livery/contract/auth/bot-check'
import { CallError } from '../http/call-error.ts'
import { findNumber, type Puzzle } from './find-number.ts'
import { fetchPuzzleWorker, startPuzzleWorker } from './start-puzzle-worker.ts'

type ProofOfWork = Extract<BotChallenge, { provider: 'proof-of-work' }>

/** Brings the worker's script into the browser's cache. */
export const preparePuzzles = fetchPuzzleWorker

/** Numbers tried at a time without a worker: a few milliseconds. */
const SLICE = 1_000

/** The solution of a puzzle as ALTCHA writes it. It runs in a worker, so that the page stays responsive. */
export async function solvePuzzle(puzzle: ProofOfWork, signal?: AbortSignal): Promise<string> {
  const { algorithm, challenge, salt, signature } = puzzle
  const number = await inWorker(puzzle, signal).catch(() => inSlices(puzzle, signal))
  signal?.throwIfAborted()
  if (number === null) throw new CallError('BOT_CHECK_FAILED')
  return btoa(JSON.stringify({ algorithm, challenge, number, salt, signature }))
}

function inWorker(puzzle: Puzzle, signal?: AbortSignal): Promise<number | null> {
  return new Promise<number | null>((resolve, reject) => {
    const worker = startPuzzleWorker()
    const end = (settle: () => void) => {
      worker.terminate()
      settle()
    }
    signal?.addEventListener('abort', () => end(() => resolve(null)), { once: true })
    worker.addEventListener('message', ({ data }: MessageEvent<number | null>) => end(() => resolve(data)))
    worker.addEventListener('error', () => end(() => reject(new Error('no worker'))))
    const { salt, challenge, maxnumber } = puzzle
    worker.postMessage({ salt, challenge, maxnumber } satisfies Puzzle)
  })
}

/** Used when no worker can be started: it runs on the page's thread in short steps. */
async function inSlices(puzzle: Puzzle, signal?: AbortSignal): Promise<number | null> {
  for (let start = 0; start <= puzzle.maxnumber && !signal?.aborted; start += SLICE) {
    const number = findNumber(puzzle, start, start + SLICE)
    if (number !== null) return number
    await new Promise((resume) => setTimeout(resume))
  }
  return null
}
