/** Ways to open an account; a form opens with the first one that the merchant offers. */
export const REGISTER_METHODS = ['mobile', 'username'] as const
export type RegisterMethod = (typeof REGISTER_METHODS)[number]

/** The merchant's flags that a register form depends on. */
export interface FormFlags {
  readonly USERNAMEREG3: boolean
  readonly MOBILENUMREG3: boolean
  readonly MOBILENUMPASSREG3: boolean
  readonly REGMOBVERF3: boolean
  readonly REGCAPTCHA: boolean
}
export type FormFlag = keyof FormFlags

/** The flag that offers a method. */
export const METHOD_FLAGS = { mobile: 'MOBILENUMREG3', username: 'USERNAMEREG3' } as const satisfies Record<
  RegisterMethod,
  FormFlag
>
