import { readFileSync } from 'node:fs'

/** A merchant's file as it was written, its comments left out; tests know which keys they ask for. */
export function readMerchantFile(file: string) {
  return JSON.parse(readFileSync(file, 'utf8').replace(/^\s*\/\/.*$/gm, ''))
}
