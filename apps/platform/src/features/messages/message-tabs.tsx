import { RouteLink, token } from '@rubrica/ui';
import { styled } from 'styled-components';
import { useMessages } from '../../lib/i18n.ts';
import { ar } from './messages/ar.ts';
import { en, type Messages } from './messages/en.ts';

/** The area of a role that answers messages. */
export type MessageArea = '/admin' | '/assistant';

type TabName = keyof Messages['tabs'];

const tabs: { name: TabName; path: string; areas: readonly MessageArea[] }[] = [
  { name: 'conversations', path: '/messages', areas: ['/admin', '/assistant'] },
  { name: 'sends', path: '/messages/sends', areas: ['/admin'] },
  { name: 'answers', path: '/messages/answers', areas: ['/admin', '/assistant'] },
];

const Tabs = styled.nav`
  display: flex;
  gap: clamp(${token.space[4]}, 2vw, ${token.space[16]});

  & > a {
    flex: none;
    padding: ${token.space[12]} ${token.space[4]};
    color: ${token.color.inkSoft};
    text-decoration: none;
  }
  & > a[aria-current] {
    border-block-end: 2px solid ${token.color.accent};
    color: ${token.color.ink};
    font-weight: 600;
  }
`;

/** The way between the pages of messages, where a role has more than one. */
export function MessageTabs({ area, current }: { area: MessageArea; current: TabName }) {
  const m = useMessages({ en, ar });
  const shown = tabs.filter(({ areas }) => areas.includes(area));
  if (shown.length < 2) return null;
  return (
    <Tabs aria-label={m.title}>
      {shown.map(({ name, path }) => (
        <RouteLink key={name} to={area + path} aria-current={name === current ? 'page' : undefined}>
          {m.tabs[name]}
        </RouteLink>
      ))}
    </Tabs>
  );
}
