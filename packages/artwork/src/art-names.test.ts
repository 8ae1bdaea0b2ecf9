import { expect, test } from 'vitest'
import { COMPOSITION_NAMES, FACE_NAMES, FRAME_NAMES, INK_NAMES } from './art-names.ts'
import { compositions } from './composition.ts'
import { frames } from './frames/registry.ts'
import { faces } from './lettering/faces.ts'
import { fills } from './lettering/inks.ts'

test('manifests may use every name that is drawn', () => {
  expect([...FRAME_NAMES]).toEqual(Object.keys(frames))
  expect([...FACE_NAMES]).toEqual(Object.keys(faces))
  expect([...INK_NAMES]).toEqual(Object.keys(fills))
  expect(COMPOSITION_NAMES).toEqual(compositions)
})
