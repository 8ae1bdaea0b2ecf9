import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import Chip from '@mui/material/Chip'
import FormControlLabel from '@mui/material/FormControlLabel'
import Switch from '@mui/material/Switch'
import TextField from '@mui/material/TextField'
import { isFourth, type Kit, options } from './controls.tsx'

/** The same controls as MUI draws them; the select is its native one, as ours is. */
export const kit: Kit = {
  button: (index) => <Button variant={isFourth(index) ? 'contained' : 'outlined'}>Play now</Button>,
  textField: (index) => (
    <TextField id={`f${index}`} label="Username" defaultValue={`maria${index}`} helperText="6 to 14 letters" />
  ),
  checkbox: (index) => <FormControlLabel control={<Checkbox defaultChecked={isFourth(index)} />} label="Remember me" />,
  switch: (index) => <FormControlLabel control={<Switch defaultChecked={isFourth(index)} />} label="Sound" />,
  select: (index) => (
    <TextField id={`f${index}`} select label="Language" slotProps={{ select: { native: true } }}>
      {options.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </TextField>
  ),
  badge: (index) => <Chip size="small" color={isFourth(index) ? 'primary' : 'default'} label="New" />,
}
