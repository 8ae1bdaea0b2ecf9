import { TERMS_SECTION } from '@livery/contract/support/help-sections'
import Type from 'typebox'
import { Slug } from '../../slug.ts'
import { LocalHtml, LocalText } from '../../texts.ts'

const HelpSection = Type.Object(
  { id: Slug, title: LocalText, content: LocalHtml },
  {
    additionalProperties: false,
    description: 'a section of the help centre; {merchant} and {age} stand for its name and who may play',
  },
)

/** The help centre. */
export const help = {
  help: Type.Array(HelpSection, { description: `the help centre in its order; one section is "${TERMS_SECTION}"` }),
}
