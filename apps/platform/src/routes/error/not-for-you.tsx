import type { Role } from '@rubrica/api-client/contract';
import { Button, Cluster, EmptyState } from '@rubrica/ui';
import { useMessages } from '../../lib/i18n.ts';
import { useCommonMessages } from '../../lib/messages/common.ts';
import { errorMessages } from './messages.ts';

/** In the place of a page of another role. */
export default function NotForYou({ role }: { role: Role }) {
  const m = useMessages(errorMessages);
  const common = useCommonMessages();
  return (
    <main style={{ display: 'grid', placeItems: 'center', minBlockSize: '100dvb', padding: 24 }}>
      <EmptyState
        level={1}
        title={m.notForYou}
        illustration="locked"
        action={
          <Cluster justify="center">
            <Button to={`/${role}`} variant="primary">
              {m.own}
            </Button>
            <Button to="/auth/login">{m.other}</Button>
          </Cluster>
        }
      >
        {m.notForYouBody(common.roles[role])}
      </EmptyState>
    </main>
  );
}
