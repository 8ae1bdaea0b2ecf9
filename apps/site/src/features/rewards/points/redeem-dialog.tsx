import { addressFault } from '@livery/contract/rewards/points/address-fault'
import type { MallItem } from '@livery/contract/rewards/points/mall'
import type { PostalAddress } from '@livery/contract/rewards/points/redeem'
import { ADDRESS_FIELDS, type AddressField } from '@livery/contract/rewards/points/words'
import { Dialog } from '@livery/ui/dialog'
import { Form } from '@livery/ui/form'
import { SubmitButton } from '@livery/ui/submit-button'
import { TextField } from '@livery/ui/text-field'
import { toast } from '@livery/ui/toast'
import { useId, useRef, useState } from 'react'
import { CallError } from '../../../shared/http/call-error.ts'
import { errorText } from '../../../shared/http/error-text.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { Alert } from '../../../shared/notice/alert.tsx'
import { useVisit } from '../../../shared/visit/use-visit.ts'
import { OrderCode } from './order-code.tsx'
import * as css from './points.css.ts'
import { renewPoints, usePointsText } from './use-points.ts'

interface RedeemDialogProps {
  /** Null while nothing is chosen. */
  readonly item: MallItem | null
  readonly onClose: () => void
}

/** Orders an item: with an address where it is sent, and with its code at once where it is one. */
export function RedeemDialog({ item, onClose }: RedeemDialogProps) {
  const core = useText('core')
  return (
    <Dialog
      open={item !== null}
      onClose={onClose}
      keepOnCover
      size="sm"
      title={item?.name ?? ''}
      closeLabel={core('a11y.closeDialog')}
    >
      {item && <Order key={item.id} item={item} onClose={onClose} />}
    </Dialog>
  )
}

const FIELDS = Object.keys(ADDRESS_FIELDS) as AddressField[]
const COMPLETE: Readonly<Record<AddressField, string>> = {
  name: 'name',
  phone: 'tel',
  street: 'street-address',
  city: 'address-level2',
  postcode: 'postal-code',
}
const addressFaults = (address: PostalAddress) =>
  FIELDS.flatMap((field) => {
    const code = addressFault(field, address[field])
    return code === null ? [] : [{ field, code }]
  })

type Faults = Readonly<Partial<Record<AddressField | '', string>>>

function Order({ item, onClose }: { readonly item: MallItem; readonly onClose: () => void }) {
  const t = useText('rewards')
  const auth = useText('auth')
  const core = useText('core')
  const visit = useVisit()
  const pointsText = usePointsText()
  const id = useId()
  const key = useRef(crypto.randomUUID())
  const [address, setAddress] = useState<PostalAddress>({ name: '', phone: '', street: '', city: '', postcode: '' })
  const [faults, setFaults] = useState<Faults>({})
  const [codeOf, setCodeOf] = useState<string | null>(null)
  const isSent = item.kind === 'physical'
  const faultText = (field: string, code: string) => {
    if (code === 'required') return auth('validation.required')
    return auth(field === 'phone' ? 'validation.mobile' : 'validation.invalid')
  }
  const submit = async () => {
    const wrong = isSent ? addressFaults(address) : []
    setFaults(Object.fromEntries(wrong.map(({ field, code }) => [field, faultText(field, code)])))
    if (wrong.length > 0) return
    try {
      const request = { key: key.current, itemId: item.id, points: item.points }
      const { orderId, refused } = await visit.call('redeemPoints', isSent ? { ...request, address } : request)
      if (refused !== null) return setFaults({ '': t(`mall.refused.${refused}`) })
      if (isSent) {
        toast({ tone: 'success', title: t('mall.orderedToast', { name: item.name }) })
        onClose()
      } else setCodeOf(orderId)
    } catch (error) {
      setFaults(faultsOf(error))
    } finally {
      await renewPoints(visit)
    }
  }
  const faultsOf = (error: unknown): Faults =>
    error instanceof CallError && error.code === 'VALIDATION'
      ? Object.fromEntries(error.fields.map(({ field, code }) => [field, faultText(field, code)]))
      : { '': errorText(visit.i18n, error) }
  if (codeOf !== null) return <OrderCode orderId={codeOf} />
  return (
    <Form
      className={css.form}
      onSubmit={submit}
      errors={Object.entries(faults).map(([name, message]) => ({ id: `${id}-${name}`, message: message ?? '' }))}
      buttons={
        <SubmitButton busyLabel={core('state.loading')}>
          {t('mall.redeemFor', { points: pointsText(item.points) })}
        </SubmitButton>
      }
    >
      {faults[''] && <Alert>{faults['']}</Alert>}
      <p className={css.small}>{t(isSent ? 'mall.sentText' : 'mall.codeText')}</p>
      {isSent &&
        FIELDS.map((field) => (
          <TextField
            key={field}
            id={`${id}-${field}`}
            label={t(`mall.address.${field}`)}
            value={address[field]}
            error={faults[field]}
            errorPrefix={core('a11y.error')}
            required
            dir={field === 'phone' || field === 'postcode' ? 'ltr' : 'auto'}
            inputMode={field === 'phone' ? 'tel' : 'text'}
            autoComplete={COMPLETE[field]}
            maxLength={ADDRESS_FIELDS[field]}
            onChange={({ currentTarget: { value } }) => setAddress((present) => ({ ...present, [field]: value }))}
          />
        ))}
    </Form>
  )
}
