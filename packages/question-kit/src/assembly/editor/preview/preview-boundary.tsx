import { Banner } from '@rubrica/ui';
import { Component, type ReactNode } from 'react';

interface PreviewBoundaryProps {
  /** What is shown; another one is tried again. */
  of: unknown;
  failed: string;
  children: ReactNode;
}

interface PreviewBoundaryState {
  broken: boolean;
  of: unknown;
}

/** Keeps the editor alive when the preview cannot be drawn, and tries again with the next change. */
export class PreviewBoundary extends Component<PreviewBoundaryProps, PreviewBoundaryState> {
  override state: PreviewBoundaryState = { broken: false, of: this.props.of };

  static getDerivedStateFromProps(
    { of }: PreviewBoundaryProps,
    state: PreviewBoundaryState,
  ): PreviewBoundaryState | null {
    return of === state.of ? null : { broken: false, of };
  }

  static getDerivedStateFromError(): Partial<PreviewBoundaryState> {
    return { broken: true };
  }

  override render(): ReactNode {
    return this.state.broken ? <Banner tone="warning">{this.props.failed}</Banner> : this.props.children;
  }
}
