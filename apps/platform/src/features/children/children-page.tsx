import { Button, EmptyState, Skeleton, token } from '@rubrica/ui';
import { useQuery } from '@tanstack/react-query';
import { Link2 } from 'lucide-react';
import { useState } from 'react';
import { styled } from 'styled-components';
import { api } from '../../lib/api.ts';
import { useMessages } from '../../lib/i18n.ts';
import { Page } from '../../lib/page/page.tsx';
import { QueryView } from '../../lib/page/query-view.tsx';
import { keyOf } from '../../lib/query-keys.ts';
import { ChildCard } from './child-card.tsx';
import { LinkDialog } from './link-dialog.tsx';
import { ar } from './messages/ar.ts';
import { en } from './messages/en.ts';

const Cards = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(320px, 100%), 1fr));
  gap: ${token.space[16]};
  padding: 0;
  list-style: none;

  & a {
    block-size: 100%;
  }
`;

/** A parent's home page: a card for each child. */
export function ChildrenPage() {
  const m = useMessages({ en, ar });
  const [linking, setLinking] = useState(false);
  const query = useQuery({
    queryKey: keyOf('User', 'children'),
    queryFn: ({ signal }) => api.listChildren({ signal }),
  });
  const link = (variant: 'primary' | 'secondary') => (
    <Button variant={variant} icon={<Link2 aria-hidden="true" />} onClick={() => setLinking(true)}>
      {m.link}
    </Button>
  );
  const isEmpty = query.data?.items.length === 0;

  return (
    <Page title={m.title} lead={m.lead} action={isEmpty ? undefined : link('secondary')}>
      <QueryView
        query={query}
        errorTitle={m.problem}
        skeleton={
          <Cards aria-hidden="true">
            <li>
              <Skeleton height="180px" />
            </li>
            <li>
              <Skeleton height="180px" />
            </li>
          </Cards>
        }
      >
        {({ items }) =>
          items.length === 0 ? (
            <EmptyState title={m.empty} illustration="people" action={link('primary')}>
              {m.emptyBody}
            </EmptyState>
          ) : (
            <Cards>
              {items.map((child) => (
                <li key={child._id}>
                  <ChildCard child={child} />
                </li>
              ))}
            </Cards>
          )
        }
      </QueryView>
      {linking && <LinkDialog onClose={() => setLinking(false)} />}
    </Page>
  );
}
