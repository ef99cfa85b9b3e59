import { Banner } from '@rubrica/ui';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { api } from '../../../lib/api.ts';
import { useMessages } from '../../../lib/i18n.ts';
import { keyOf } from '../../../lib/query-keys.ts';
import { ar } from './messages/ar.ts';
import { en } from './messages/en.ts';

/** Leads from the list of users to those who wait for approval; nothing while nobody does. */
export function WaitingBanner() {
  const m = useMessages({ en, ar });
  const { data } = useQuery({
    queryKey: keyOf('User', 'waiting'),
    queryFn: ({ signal }) => api.listUsers({ query: { status: 'pending', limit: 1 }, signal }),
  });
  if (!data || data.total === 0) return null;
  return (
    <Banner tone="info" action={<Link to="/admin/users/registrations">{m.decide}</Link>}>
      {m.waiting(data.total)}
    </Banner>
  );
}
