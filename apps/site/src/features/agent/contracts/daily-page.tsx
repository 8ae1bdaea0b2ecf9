import { ContractPage } from './contract-page.tsx'

export default function DailyPage() {
  return <ContractPage kind="daily" />
}
