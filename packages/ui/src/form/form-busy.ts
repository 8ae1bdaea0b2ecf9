import { createContext } from 'react'

/** Whether the form around is being submitted. */
export const FormBusy = createContext(false)
