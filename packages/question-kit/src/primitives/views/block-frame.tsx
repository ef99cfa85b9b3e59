import { Component, type ErrorInfo, type ReactNode } from 'react';
import type { AnswerMessages } from '../messages/answer-en.ts';

interface BlockFrameProps {
  /** The element's id. */
  uid: string;
  /** The block's type, for its styles. */
  type: string;
  number: number | undefined;
  /** Its position among the blocks, where the focus may be led to it. */
  position?: number;
  messages: AnswerMessages;
  children: ReactNode;
}

/**
 * A block beside its number; the number is for the eye, each view says it in its own label as well. A block that cannot be
 * drawn says so here, and the others stay usable; React knows error boundaries as classes only.
 */
export class BlockFrame extends Component<BlockFrameProps, { broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  override componentDidCatch(error: Error, info: ErrorInfo) {
    console.error('A question block could not be shown.', error, info.componentStack);
  }

  override render() {
    const { uid, type, number, position, messages, children } = this.props;
    return (
      <section
        className="rb-block"
        id={uid}
        data-type={type}
        data-block={position}
        tabIndex={position === undefined ? undefined : -1}
      >
        {number !== undefined && (
          <span className="rb-number" aria-hidden="true">
            {messages.number(number)}
          </span>
        )}
        <div className="rb-body">{this.state.broken ? this.apology() : children}</div>
      </section>
    );
  }

  apology() {
    const { messages } = this.props;
    return (
      <div className="rb-broken" role="alert">
        <p>{messages.broken}</p>
        <p>{messages.brokenHint}</p>
        <button type="button" className="rb-tool" onClick={() => this.setState({ broken: false })}>
          {messages.tryAgain}
        </button>
      </div>
    );
  }
}
