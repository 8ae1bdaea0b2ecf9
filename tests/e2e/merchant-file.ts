import { readFileSync } from 'node:fs'

/** A merchant's file without its comments, unchecked; tests know which keys they read. */
export function readMerchantFile(file: string) {
  return JSON.parse(readFileSync(file, 'utf8').replace(/^\s*\/\/.*$/gm, ''))
}
