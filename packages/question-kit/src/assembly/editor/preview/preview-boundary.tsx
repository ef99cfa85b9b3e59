import { Banner } from '@rubrica/ui';
import { Component, type ReactNode } from 'react';

interface PreviewBoundaryProps {
  /** When it changes, the preview renders again. */
  resetKey: unknown;
  fallbackText: string;
  children: ReactNode;
}

interface PreviewBoundaryState {
  hasError: boolean;
  resetKey: unknown;
}

/** Keeps the editor working when the preview fails to render, and tries again after the next change. */
export class PreviewBoundary extends Component<PreviewBoundaryProps, PreviewBoundaryState> {
  override state: PreviewBoundaryState = { hasError: false, resetKey: this.props.resetKey };

  static getDerivedStateFromProps(
    { resetKey }: PreviewBoundaryProps,
    state: PreviewBoundaryState,
  ): PreviewBoundaryState | null {
    return resetKey === state.resetKey ? null : { hasError: false, resetKey };
  }

  static getDerivedStateFromError(): Partial<PreviewBoundaryState> {
    return { hasError: true };
  }

  override render(): ReactNode {
    return this.state.hasError ? <Banner tone="warning">{this.props.fallbackText}</Banner> : this.props.children;
  }
}
