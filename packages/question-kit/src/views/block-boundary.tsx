import { Component, type ErrorInfo, type ReactNode } from 'react';

interface BlockBoundaryProps {
  title: string;
  hint: string;
  retry: string;
  children: ReactNode;
}

/** Keeps a block that cannot be drawn from taking the others with it; React knows error boundaries as classes only. */
export class BlockBoundary extends Component<BlockBoundaryProps, { broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  override componentDidCatch(error: Error, info: ErrorInfo) {
    console.error('A question block could not be shown.', error, info.componentStack);
  }

  override render() {
    const { title, hint, retry, children } = this.props;
    if (!this.state.broken) return children;
    return (
      <div className="rb-broken" role="alert">
        <p>{title}</p>
        <p>{hint}</p>
        <button type="button" className="rb-tool" onClick={() => this.setState({ broken: false })}>
          {retry}
        </button>
      </div>
    );
  }
}
