import { useLocation } from 'react-router-dom';
import { useMessages } from '../../lib/i18n.ts';
import { ErrorScreen } from './error-screen.tsx';
import { errorMessages } from './messages.ts';

/** Shown for paths that are not in the route table. */
export function NotFoundPage({ isInShell }: { isInShell?: boolean }) {
  const m = useMessages(errorMessages);
  const { pathname } = useLocation();
  return (
    <ErrorScreen heading={m.missing} advice={m.missingBody(pathname)} status="404 Not Found" isInShell={isInShell} />
  );
}
