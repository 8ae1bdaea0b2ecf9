import '@livery/ui/global.css'
import { showMode, showTheme } from '@livery/ui/appearance'
import { Badge } from '@livery/ui/badge'
import { Button } from '@livery/ui/button'
import { Checkbox } from '@livery/ui/checkbox'
import { Select } from '@livery/ui/select'
import { Switch } from '@livery/ui/switch'
import { TextField } from '@livery/ui/text-field'
import { Controls, type Kit, options } from './controls.tsx'
import { mount } from './mount.tsx'
import { skins } from './skins.ts'

const kit: Kit = {
  button: (index) => <Button variant={index % 4 ? 'secondary' : 'primary'}>Play now</Button>,
  textField: (index) => <TextField label="Username" defaultValue={`maria${index}`} hint="6 to 14 letters" />,
  checkbox: (index) => <Checkbox label="Remember me" defaultChecked={index % 4 === 0} />,
  switch: (index) => <Switch label="Sound" defaultChecked={index % 4 === 0} />,
  select: () => <Select label="Language" options={options} />,
  badge: (index) => <Badge tone={index % 4 ? 'neutral' : 'brand'}>New</Badge>,
}

mount(<Controls kit={kit} />, ({ mode, skin }) => {
  showMode(mode)
  showTheme(skins[skin] ?? '')
})
