import type { LeafId } from '@livery/theme/contract'
import { styled } from 'styled-components'
import { isFourth, type Kit, options } from './controls.tsx'
import type { Tokens } from './skins.ts'

/** As is usual with styled-components: a style reads the theme that the provider passes down. */
const of =
  (id: LeafId) =>
  ({ theme }: { theme: object }) =>
    (theme as Tokens)[id]

const Button = styled.button<{ $primary: boolean }>`
  display: inline-flex; align-items: center; justify-content: center; gap: ${of('space.2')}; position: relative;
  min-block-size: ${of('size.control.md')}; padding: ${of('space.1')} ${of('space.4')}; cursor: pointer;
  border: ${of('borderWidth.thin')} solid; border-radius: ${of('radius.control')};
  font-family: ${of('font.body')}; font-size: ${of('text.md')}; font-weight: ${of('fontWeight.medium')};
  line-height: ${of('lineHeight.tight')}; letter-spacing: ${of('letterSpacing.label')};
  ${({ $primary, theme }) => {
    const t = theme as Tokens
    return $primary
      ? `background: ${t['gradient.action']}, ${t['color.action.bg']}; color: ${t['color.action.on']};
         border-color: ${t['color.action.border']}; box-shadow: ${t['shadow.action']};
         &:hover { background: ${t['color.action.hoverBg']} }`
      : `background: ${t['color.secondary.bg']}; color: ${t['color.secondary.on']};
         border-color: ${t['color.secondary.border']}; &:hover { background: ${t['color.secondary.hoverBg']} }`
  }}
`

const Field = styled.div`display: grid; gap: ${of('space.1')};`
const Label = styled.label`
  color: ${of('color.text.default')}; font-size: ${of('text.sm')}; font-weight: ${of('fontWeight.medium')};
`
const Hint = styled.div`color: ${of('color.text.muted')}; font-size: ${of('text.sm')};`
const Frame = styled.div`
  display: flex; align-items: center; gap: ${of('space.2')}; min-block-size: ${of('size.control.md')};
  padding-inline: ${of('space.3')}; border: ${of('borderWidth.thin')} solid ${of('color.input.border')};
  border-radius: ${of('radius.control')}; background: ${of('color.input.bg')}; color: ${of('color.input.on')};
  &:hover { border-color: ${of('color.input.borderHover')} }
  &:focus-within { border-color: ${of('color.input.borderFocus')} }
`
const Input = styled.input`flex: 1; inline-size: 100%; align-self: stretch; border: 0; background: none; color: inherit; font: inherit;`
const Picker = styled.select`appearance: none; flex: 1; inline-size: 100%; align-self: stretch; border: 0; background: none; color: inherit; font: inherit;`
const Arrow = styled.svg`inline-size: ${of('size.icon.sm')}; block-size: ${of('size.icon.sm')}; fill: currentColor;`
const Row = styled.div`display: grid; grid-template-columns: auto 1fr; gap: ${of('space.1')} ${of('space.2')};`
const Box = styled.input`
  appearance: none; display: grid; place-items: center; inline-size: ${of('space.6')}; block-size: ${of('space.6')};
  border: ${of('borderWidth.thin')} solid ${of('color.input.border')}; border-radius: ${of('radius.badge')};
  background: ${of('color.input.bg')};
  &::before { content: ''; inline-size: 70%; aspect-ratio: 1 }
  &:checked { background: ${of('color.action.bg')}; border-color: ${of('color.action.border')} }
  &:checked::before { background: ${of('color.action.on')} }
`
const Line = styled.label`
  display: inline-flex; align-items: center; gap: ${of('space.2')}; min-block-size: ${of('space.6')}; font-size: ${of('text.sm')};
`
const Track = styled.input`
  appearance: none; inline-size: ${of('space.10')}; block-size: ${of('space.6')}; padding: ${of('borderWidth.thick')};
  border-radius: ${of('radius.pill')}; background: ${of('color.toggle.off')};
  &::before { content: ''; display: block; block-size: 100%; aspect-ratio: 1; border-radius: ${of('radius.pill')};
    background: ${of('color.toggle.thumb')} }
  &:checked { background: ${of('color.toggle.on')} }
`
const Badge = styled.span<{ $brand: boolean }>`
  display: inline-flex; padding: 0.125em ${of('space.2')}; border-radius: ${of('radius.badge')};
  font-size: ${of('text.xs')}; font-weight: ${of('fontWeight.strong')};
  background: ${({ $brand, theme }) => (theme as Tokens)[$brand ? 'color.brand.soft' : 'color.surface.sunken']};
  color: ${({ $brand, theme }) => (theme as Tokens)[$brand ? 'color.brand.onSoft' : 'color.text.muted']};
`

export const kit: Kit = {
  button: (index) => (
    <Button type="button" $primary={isFourth(index)}>
      Play now
    </Button>
  ),
  textField: (index) => (
    <Field>
      <Label htmlFor={`f${index}`}>Username</Label>
      <Frame>
        <Input id={`f${index}`} defaultValue={`maria${index}`} />
      </Frame>
      <Hint>6 to 14 letters</Hint>
    </Field>
  ),
  checkbox: (index) => (
    <Row>
      <Box type="checkbox" id={`f${index}`} defaultChecked={isFourth(index)} />
      <Label htmlFor={`f${index}`}>Remember me</Label>
    </Row>
  ),
  switch: (index) => (
    <Line>
      <Track type="checkbox" role="switch" defaultChecked={isFourth(index)} />
      Sound
    </Line>
  ),
  select: (index) => (
    <Field>
      <Label htmlFor={`f${index}`}>Language</Label>
      <Frame>
        <Picker id={`f${index}`}>
          {options.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </Picker>
        <Arrow viewBox="0 0 24 24" aria-hidden="true">
          <path d="M6 9l6 6 6-6z" />
        </Arrow>
      </Frame>
    </Field>
  ),
  badge: (index) => <Badge $brand={isFourth(index)}>New</Badge>,
}
