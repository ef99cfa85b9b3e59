import { ApiError, NetworkError, ReplyError } from '@rubrica/api-client';
import { ErrorState, type IllustrationName } from '@rubrica/ui';
import { errorText } from '../errors/error-text.ts';
import { useCommonMessages } from '../messages/common.ts';

interface LoadErrorProps {
  error: unknown;
  /** "The tasks could not be loaded". */
  title?: string | undefined;
  onRetry?: (() => void) | undefined;
  retrying?: boolean | undefined;
}

function illustrationOf(error: unknown): IllustrationName {
  if (error instanceof NetworkError) return 'offline';
  if (error instanceof ApiError && error.status === 403) return 'locked';
  return error instanceof ApiError && error.status === 404 ? 'search' : 'broken';
}

/** Replaces content that could not be loaded: what happened, why, and what to do. */
export function LoadError({ error, title, onRetry, retrying }: LoadErrorProps) {
  const common = useCommonMessages();
  const retry = error instanceof ReplyError ? () => location.reload() : onRetry;
  return (
    <ErrorState
      title={title ?? common.problem.title}
      illustration={illustrationOf(error)}
      onRetry={retry}
      retrying={retrying}
    >
      {errorText(error, common)}
    </ErrorState>
  );
}
