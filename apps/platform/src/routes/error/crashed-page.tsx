import { isMissingScript } from '../../lib/errors/is-missing-script.ts';
import { useMessages } from '../../lib/i18n.ts';
import { useCommonMessages } from '../../lib/messages/common.ts';
import { ErrorScreen } from './error-screen.tsx';
import { errorMessages } from './messages.ts';

/** Replaces a page that threw an error or could not be loaded. */
export function CrashedPage({ error, isInShell }: { error: unknown; isInShell?: boolean | undefined }) {
  const m = useMessages(errorMessages);
  const { part } = useCommonMessages();
  const message = error instanceof Error ? error.message : String(error);
  const isStale = isMissingScript(error);
  return (
    <ErrorScreen
      heading={isStale ? part.title : m.broken}
      advice={isStale ? part.advice : m.brokenBody}
      status={message}
      stack={(error instanceof Error && error.stack) || ''}
      canReload
      isInShell={isInShell}
    />
  );
}
