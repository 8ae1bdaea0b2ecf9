import { Component, type ReactNode } from 'react'

interface ErrorBoundaryProps {
  /** Another address clears the error. */
  readonly address: string
  readonly fallback: (error: unknown, retry: () => void) => ReactNode
  readonly onFailed?: () => void
  readonly children: ReactNode
}

interface Failed {
  readonly failure: { readonly error: unknown } | null
}

/** Shows a fallback in place of what fails to render, until somebody tries again or goes to another address. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, Failed> {
  override state: Failed = { failure: null }

  static getDerivedStateFromError(error: unknown): Failed {
    return { failure: { error } }
  }

  override componentDidCatch() {
    this.props.onFailed?.()
  }

  override componentDidUpdate({ address }: ErrorBoundaryProps, former: Failed) {
    // A page that fails while it is being opened changes the address and the state at once; its error must stay.
    if (address !== this.props.address && former.failure && this.state.failure) this.setState({ failure: null })
  }

  override render() {
    const { failure } = this.state
    return failure ? this.props.fallback(failure.error, () => this.setState({ failure: null })) : this.props.children
  }
}
