import { bindHandlers } from '../../../calls/handlers.ts'
import { type CashierServices, realMember } from '../services.ts'
import { actHandler } from './act.ts'
import { deskHandler } from './desk.ts'
import { listHandler, oneHandler } from './list.ts'
import { changePasswordHandler, setPasswordHandler } from './password.ts'
import { addPayeeHandler, removePayee } from './payees.ts'
import { requestHandler } from './request.ts'
import { documentHandler } from './send-document.ts'

const FEW = { perMinute: 20 }

export function withdrawalHandlers(services: CashierServices) {
  return bindHandlers(services, {
    withdrawalDesk: { perMinute: 60, handle: deskHandler },
    setWithdrawalPassword: { ...FEW, handle: setPasswordHandler },
    changeWithdrawalPassword: { ...FEW, handle: changePasswordHandler },
    addPayee: { ...FEW, handle: addPayeeHandler },
    removePayee: {
      ...FEW,
      handle: async (context) => {
        await removePayee(context.services.database, realMember(context), context.request.id, context.http.ip)
        return {}
      },
    },
    requestWithdrawal: { ...FEW, handle: requestHandler },
    withdrawals: { perMinute: 60, handle: listHandler },
    withdrawal: { perMinute: 120, handle: oneHandler },
    actOnWithdrawal: { ...FEW, handle: actHandler },
    sendDocument: { ...FEW, handle: documentHandler },
  })
}
