import { readFileSync } from 'node:fs'
import { Complaint } from './complaint.ts'

/** Reads a file that was named on the command line. */
export function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    throw new Complaint(`${file} cannot be read: ${(error as Error).message}`)
  }
}
