import { Component, type ReactNode } from 'react';
import { CrashedPage } from './crashed-page.tsx';

interface Props {
  /** Where the person is; another place is another try. */
  place: string;
  children: ReactNode;
}

interface State {
  failed: boolean;
  error: unknown;
  place: string;
}

/** Shows the error screen in the place of pages that threw. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { failed: false, error: undefined, place: this.props.place };

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { failed: true, error };
  }

  static getDerivedStateFromProps({ place }: Props, state: State): Partial<State> | null {
    return place === state.place ? null : { failed: false, error: undefined, place };
  }

  override render() {
    return this.state.failed ? <CrashedPage error={this.state.error} /> : this.props.children;
  }
}
