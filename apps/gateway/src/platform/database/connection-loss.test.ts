import { expect, test } from 'vitest'
import { isConnectionLoss } from './connection-loss.ts'

const error = (message: string, more: object = {}) => Object.assign(new Error(message), more)

test('a database that does not answer is told from one that answers with an error', () => {
  // The driver gives no codes to errors that it detects itself, as with a frozen server.
  expect(isConnectionLoss(error('timeout exceeded when trying to connect'))).toBe(true)
  expect(isConnectionLoss(error('Query read timeout'))).toBe(true)
  expect(isConnectionLoss(error('Connection terminated unexpectedly'))).toBe(true)
  expect(isConnectionLoss(error('canceling statement due to statement timeout', { code: '57014' }))).toBe(true)
  expect(isConnectionLoss(error('connect ECONNREFUSED', { code: 'ECONNREFUSED', syscall: 'connect' }))).toBe(true)
  expect(isConnectionLoss(error('duplicate key', { code: '23505' }))).toBe(false)
  // A missing file is no lost connection.
  expect(isConnectionLoss(error('no such file', { code: 'ENOENT', syscall: 'open' }))).toBe(false)
})
