import { ContractPage } from './contract-page.tsx'

export default function RealtimePage() {
  return <ContractPage kind="realtime" />
}
