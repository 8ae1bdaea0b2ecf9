import { createContext } from 'react'

/** Whether the surrounding form is being submitted. */
export const FormBusy = createContext(false)
