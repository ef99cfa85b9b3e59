import { Button, EmptyState, Skeleton, Stack } from '@rubrica/ui';
import { useQuery } from '@tanstack/react-query';
import { Link2 } from 'lucide-react';
import { useState } from 'react';
import { api } from '../../../lib/api.ts';
import { useMessages } from '../../../lib/i18n.ts';
import { Page } from '../../../lib/page/page.tsx';
import { QueryView } from '../../../lib/page/query-view.tsx';
import { keyOf } from '../../../lib/query-keys.ts';
import { ChildPanel } from './child-panel.tsx';
import { LinkDialog } from './link-dialog.tsx';
import { ar, en } from './messages.ts';

/** A parent's first page: the week of each child in a sentence, then the trend, attendance and what teachers said. */
export function HomePage() {
  const m = useMessages({ en, ar });
  const [linking, setLinking] = useState(false);
  const query = useQuery({ queryKey: keyOf('User', 'home'), queryFn: ({ signal }) => api.getParentHome({ signal }) });
  const link = (variant: 'primary' | 'secondary') => (
    <Button variant={variant} icon={<Link2 aria-hidden="true" />} onClick={() => setLinking(true)}>
      {m.link}
    </Button>
  );
  const isEmpty = query.data?.children.length === 0;
  return (
    <Page title={m.title} lead={m.lead} action={isEmpty ? undefined : link('secondary')}>
      <QueryView query={query} errorTitle={m.problem} loadingLabel={m.loading} skeleton={<HomeSkeleton />}>
        {({ children }) =>
          children.length === 0 ? (
            <EmptyState title={m.empty} illustration="people" action={link('primary')}>
              {m.emptyBody}
            </EmptyState>
          ) : (
            <Stack gap={32}>
              {children.map((child) => (
                <ChildPanel key={child._id} child={child} />
              ))}
            </Stack>
          )
        }
      </QueryView>
      {linking && <LinkDialog onClose={() => setLinking(false)} />}
    </Page>
  );
}

function HomeSkeleton() {
  return (
    <Stack gap={32}>
      <Skeleton height="380px" />
      <Skeleton height="380px" />
    </Stack>
  );
}
