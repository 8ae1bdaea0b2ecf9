import { Component, type ReactNode } from 'react'

interface PopupErrorBoundaryProps {
  readonly onFailed: (error: unknown) => void
  readonly children: ReactNode
}

/** A pop-up that fails to render closes and shows a message; the page below stays. */
export class PopupErrorBoundary extends Component<PopupErrorBoundaryProps, { readonly failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override componentDidCatch(error: unknown) {
    this.props.onFailed(error)
  }

  override render() {
    return this.state.failed ? null : this.props.children
  }
}
