import { ApiError, NetworkError, ReplyError } from '@rubrica/api-client';
import { ErrorState, type IllustrationName } from '@rubrica/ui';
import { errorText } from '../errors/error-text.ts';
import { useCommonMessages } from '../messages/common.ts';

interface ProblemProps {
  error: unknown;
  /** What did not load: "The tasks could not be loaded". */
  title?: string | undefined;
  onRetry?: (() => void) | undefined;
  retrying?: boolean | undefined;
}

function pictureOf(error: unknown): IllustrationName {
  if (error instanceof NetworkError) return 'offline';
  if (error instanceof ApiError && error.status === 403) return 'locked';
  return error instanceof ApiError && error.status === 404 ? 'search' : 'broken';
}

/** In the place of what could not be loaded: what happened, why, and the way on. */
export function LoadError({ error, title, onRetry, retrying }: ProblemProps) {
  const common = useCommonMessages();
  const retry = error instanceof ReplyError ? () => location.reload() : onRetry;
  return (
    <ErrorState
      title={title ?? common.problem.title}
      illustration={pictureOf(error)}
      onRetry={retry}
      retrying={retrying}
    >
      {errorText(error, common)}
    </ErrorState>
  );
}
