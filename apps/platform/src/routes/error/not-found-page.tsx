import { useLocation } from 'react-router-dom';
import { useMessages } from '../../lib/i18n.ts';
import { ErrorScreen } from './error-screen.tsx';
import { errorMessages } from './messages.ts';

/** Any path that the table does not know. */
export function NotFoundPage() {
  const m = useMessages(errorMessages);
  const { pathname } = useLocation();
  return <ErrorScreen heading={m.missing} advice={m.missingBody(pathname)} status="404 Not Found" />;
}
