import type { ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import { commonMessages } from '../messages/common.ts';
import { useMessages } from '../provider/use-messages.ts';
import { StatePanel } from './empty-state.tsx';
import { Illustration, type IllustrationName } from './illustrations.tsx';

export interface ErrorStateProps {
  /** What happened: "The questions could not be loaded". */
  title: string;
  /** Why, and what to do. */
  children?: ReactNode;
  onRetry?: (() => void) | undefined;
  /** Shows the retry button as loading. */
  retrying?: boolean | undefined;
  /** Another button or link, beside the retry button. */
  action?: ReactNode;
  /** A code or number to quote when asking for help. */
  detail?: string | undefined;
  illustration?: IllustrationName | undefined;
  /** Heading level of the title. Default: 2. */
  level?: 1 | 2 | 3 | undefined;
}

/** Shown in place of what could not be loaded: what happened, why, and what to do. Announced when it appears. */
export function ErrorState(props: ErrorStateProps) {
  const { title, children, onRetry, retrying = false, action, detail, illustration = 'broken', level = 2 } = props;
  const messages = useMessages(commonMessages);
  const Title = `h${level}` as const;
  return (
    <StatePanel role="alert">
      <Illustration name={illustration} />
      <Title>{title}</Title>
      {children && <div data-part="text">{children}</div>}
      {(onRetry ?? action) && (
        <div data-part="action">
          {onRetry && (
            <Button variant="primary" onClick={onRetry} loading={retrying}>
              {messages.retry}
            </Button>
          )}
          {action}
        </div>
      )}
      {detail && <small>{detail}</small>}
    </StatePanel>
  );
}
