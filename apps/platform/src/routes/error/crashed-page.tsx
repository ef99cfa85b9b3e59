import { useMessages } from '../../lib/i18n.ts';
import { ErrorScreen } from './error-screen.tsx';
import { errorMessages } from './messages.ts';

/** What browsers say when a part of the page cannot be fetched. */
const stale = /dynamically imported module|importing a module script|Unable to preload/iu;

/** In the place of pages of which one threw, or could not be fetched. */
export function CrashedPage({ error }: { error: unknown }) {
  const m = useMessages(errorMessages);
  const message = error instanceof Error ? error.message : String(error);
  const isStale = stale.test(message);
  return (
    <ErrorScreen
      heading={isStale ? m.stale : m.broken}
      advice={isStale ? m.staleBody : m.brokenBody}
      status={message}
      stack={(error instanceof Error && error.stack) || ''}
      canReload
    />
  );
}
