import { ContractPage } from './contract-page.tsx'

export default function HourlyPage() {
  return <ContractPage kind="hourly" />
}
