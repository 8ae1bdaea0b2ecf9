import { REGISTRATION_FIELDS } from '@livery/contract/auth/registration-config'
import type { Fault } from '@livery/document/fault'
import { compileCustom, isCustom, PatternError } from '@livery/rules/custom'
import type { Draft } from '../../draft.ts'
import type { RegistrationFile } from './schema.ts'

/** Custom patterns that the linear-time engine refuses (docs/decisions/14) are found here, before a form uses them. */
export async function patternFaults({ form, registration }: Draft<unknown, RegistrationFile>): Promise<Fault[]> {
  const faults: Fault[] = []
  for (const name of REGISTRATION_FIELDS) {
    const pattern = form.fields?.[name]?.acceptedPattern
    if (pattern === undefined || !isCustom(pattern)) continue
    try {
      await compileCustom(pattern)
    } catch (error) {
      if (!(error instanceof PatternError)) throw error
      faults.push(
        registration.faultAt(['fields', name, 'acceptedPattern'], {
          code: 'registration.pattern',
          message: `the pattern of "${name}" is refused: ${error.params.reason.replaceAll('\n', ' ')}`,
          repair: 'Use a pattern without back-references and look-behinds, or a pattern id',
        }),
      )
    }
  }
  return faults
}
