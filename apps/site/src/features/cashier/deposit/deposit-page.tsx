import { PAGES } from '@livery/contract/pages'
import { ButtonLink } from '@livery/ui/button'
import { useLocation, useNavigationType, useSearchParams } from 'react-router-dom'
import { useText } from '../../../shared/i18n/use-text.ts'
import { MemberCentre } from '../../../shared/member-centre/member-centre.tsx'
import { DepositDesk } from './deposit-desk.tsx'

/** Paying in, as a page of the member centre; a provider leads back to it with the deposit's reference. */
export default function DepositPage() {
  const t = useText('deposit')
  const core = useText('core')
  const [search] = useSearchParams()
  const { key } = useLocation()
  // A link to the current page replaces its history entry, so only "back" and a reload count as POP.
  const isByLink = useNavigationType() !== 'POP'
  return (
    <MemberCentre title={core('page.depositv2')} lead={t('lead')}>
      <DepositDesk
        reference={search.get('reference')}
        arrival={isByLink ? key : null}
        onward={<ButtonLink href={PAGES.home.path}>{core('nav.games')}</ButtonLink>}
      />
    </MemberCentre>
  )
}
