import '@livery/ui/global.css'
import { showMode, showTheme } from '@livery/ui/appearance'
import { Badge } from '@livery/ui/badge'
import { Button } from '@livery/ui/button'
import { Checkbox } from '@livery/ui/checkbox'
import { Select } from '@livery/ui/select'
import { Switch } from '@livery/ui/switch'
import { TextField } from '@livery/ui/text-field'
import { Controls, isFourth, type Kit, options } from './controls.tsx'
import { mount } from './mount.tsx'
import { skins } from './skins.ts'

const kit: Kit = {
  button: (index) => <Button variant={isFourth(index) ? 'primary' : 'secondary'}>Play now</Button>,
  textField: (index) => <TextField label="Username" defaultValue={`maria${index}`} hint="6 to 14 letters" />,
  checkbox: (index) => <Checkbox label="Remember me" defaultChecked={isFourth(index)} />,
  switch: (index) => <Switch label="Sound" defaultChecked={isFourth(index)} />,
  select: () => <Select label="Language" options={options} />,
  badge: (index) => <Badge tone={isFourth(index) ? 'brand' : 'neutral'}>New</Badge>,
}

mount(<Controls kit={kit} />, ({ mode, skin }) => {
  showMode(mode)
  showTheme(skins[skin] ?? '')
})
