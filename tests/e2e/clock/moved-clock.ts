// Loaded before everything else of a process (`--import`): its clock, and so that of an embedded database in it, goes
// ahead by the milliseconds that the file CLOCK_FILE holds.
import { readFileSync } from 'node:fs'

const file = process.env.CLOCK_FILE
const real = Date.now
/** How old what was read may be. */
const FRESH_MS = 25
let ahead = 0
let readAt = Number.NEGATIVE_INFINITY

function now(): number {
  if (file && performance.now() - readAt > FRESH_MS) {
    ahead = Number(readFileSync(file, 'utf8'))
    readAt = performance.now()
  }
  return real() + ahead
}

globalThis.Date = new Proxy(Date, {
  construct: (target, values, newTarget) =>
    Reflect.construct(target, values.length === 0 ? [now()] : values, newTarget),
  apply: (target) => new target(now()).toString(),
  get: (target, name, receiver) => (name === 'now' ? now : Reflect.get(target, name, receiver)),
})
