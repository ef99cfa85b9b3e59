import { Component, type ReactNode } from 'react';
import { CrashedPage } from './crashed-page.tsx';

interface Props {
  /** The current path. A new path renders the pages again. */
  path: string;
  children: ReactNode;
  /** Whether the navigation stands around the pages, and stays when one of them fails. */
  isInShell?: boolean;
}

interface State {
  hasFailed: boolean;
  error: unknown;
  path: string;
}

/** Shows the error screen instead of pages that threw an error. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { hasFailed: false, error: undefined, path: this.props.path };

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { hasFailed: true, error };
  }

  static getDerivedStateFromProps({ path }: Props, state: State): Partial<State> | null {
    return path === state.path ? null : { hasFailed: false, error: undefined, path };
  }

  override render() {
    return this.state.hasFailed ? (
      <CrashedPage error={this.state.error} isInShell={this.props.isInShell} />
    ) : (
      this.props.children
    );
  }
}
