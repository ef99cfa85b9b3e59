import { Component, type ErrorInfo, type ReactNode } from 'react';
import type { AnswerMessages } from '../messages/answer.ts';
import { textDirection } from './text-direction.ts';

interface BlockFrameProps {
  /** The element's id. */
  uid: string;
  /** The block's type, for its styles. */
  type: string;
  /** Its language decides the direction of everything in the frame. Without it, the reader's does. */
  rubric?: string;
  number: number | undefined;
  /** The block's position; makes the block focusable by script. */
  position?: number;
  messages: AnswerMessages;
  children: ReactNode;
}

/**
 * A block beside its number. The number is hidden from screen readers, because each view repeats it in its label. Also the
 * error boundary of the block (hence a class), so that the other blocks stay usable.
 */
export class BlockFrame extends Component<BlockFrameProps, { hasError: boolean }> {
  override state = { hasError: false };

  static getDerivedStateFromError() {
    return { hasError: true };
  }

  override componentDidCatch(error: Error, info: ErrorInfo) {
    console.error('A question block could not be shown.', error, info.componentStack);
  }

  override render() {
    const { uid, type, rubric, number, position, messages, children } = this.props;
    return (
      <section
        className="rb-block"
        id={uid}
        data-type={type}
        dir={rubric === undefined ? undefined : (textDirection(rubric) ?? 'auto')}
        data-block={position}
        tabIndex={position === undefined ? undefined : -1}
      >
        {number !== undefined && (
          <span className="rb-number" aria-hidden="true">
            {messages.number(number)}
          </span>
        )}
        <div className="rb-body">{this.state.hasError ? this.renderError() : children}</div>
      </section>
    );
  }

  renderError() {
    const { messages } = this.props;
    return (
      <div className="rb-broken" role="alert">
        <p>{messages.broken}</p>
        <p>{messages.brokenHint}</p>
        <button type="button" className="rb-tool" onClick={() => this.setState({ hasError: false })}>
          {messages.tryAgain}
        </button>
      </div>
    );
  }
}
