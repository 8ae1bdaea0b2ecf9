import { entryChanges } from '../../wording/entries.ts'

export const helpChanges = entryChanges('Help centre', 'help')
