import type { HomeChild } from '@rubrica/api-client/contract';
import { Avatar, Button, EmptyState, Skeleton, Stack, token } from '@rubrica/ui';
import { useQuery } from '@tanstack/react-query';
import { Link2 } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { api } from '../../../lib/api.ts';
import { useMessages } from '../../../lib/i18n.ts';
import { useMediaQuery } from '../../../lib/media-query.ts';
import { Page } from '../../../lib/page/page.tsx';
import { QueryView } from '../../../lib/page/query-view.tsx';
import { keyOf } from '../../../lib/query-keys.ts';
import { ChildPanel } from './child-panel.tsx';
import { LinkDialog } from './link-dialog.tsx';
import { ar, en } from './messages.ts';
import { WeekOfChild } from './week-of-child.tsx';

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
            <Children list={children} />
          )
        }
      </QueryView>
      {linking && <LinkDialog onClose={() => setLinking(false)} />}
    </Page>
  );
}

const Weeks = styled.ul`
  display: grid;
  gap: ${token.space[16]};
  margin: 0;
  padding: 0;
  list-style: none;

  & > li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: 2px ${token.space[12]};
  }
  & > li > :first-child {
    grid-row: 1 / 3;
  }
  & [data-part='week'] {
    font-size: ${token.font[18]};
  }
`;

/** Where there is no room for two panels, the weeks of all children come before the rest of the first. */
function Children({ list }: { list: readonly HomeChild[] }) {
  const isNarrow = useMediaQuery('(max-width: 600px)');
  const areWeeksFirst = isNarrow && list.length > 1;
  return (
    <Stack gap={32}>
      {areWeeksFirst && (
        <Weeks>
          {list.map((child) => (
            <li key={child._id}>
              <Avatar name={child.name} size={40} />
              <Link to={`/parent/child/${child._id}`}>
                <bdi>{child.name}</bdi>
              </Link>
              <WeekOfChild child={child} />
            </li>
          ))}
        </Weeks>
      )}
      {list.map((child) => (
        <ChildPanel key={child._id} child={child} hasSentence={!areWeeksFirst} />
      ))}
    </Stack>
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
