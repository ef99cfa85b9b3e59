import { Button, EmptyState } from '@rubrica/ui';
import { useMessages } from '../../lib/i18n.ts';
import { Page } from '../../lib/page/page.tsx';
import { readSession } from '../../lib/storage/session.ts';
import { ar, en, type NotOpenPage } from './messages.ts';

/** The placeholder of a page that is not implemented yet. */
export function NotOpen({ page }: { page: NotOpenPage }) {
  const m = useMessages({ en, ar });
  const role = readSession()?.role;
  return (
    <Page title={m.pages[page]}>
      <EmptyState
        title={m.title}
        action={
          <Button to={role ? `/${role}` : '/'} variant="secondary">
            {m.action}
          </Button>
        }
      >
        {m.body}
      </EmptyState>
    </Page>
  );
}
