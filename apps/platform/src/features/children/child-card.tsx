import type { Child } from '@rubrica/api-client/contract';
import { Avatar, CardLink, Heading, token } from '@rubrica/ui';
import { styled } from 'styled-components';
import { useMessages } from '../../lib/i18n.ts';
import { Average } from './average.tsx';
import { ar } from './messages/ar.ts';
import { en } from './messages/en.ts';

const Inside = styled.div`
  display: grid;
  gap: ${token.space[16]};

  & > header {
    display: flex;
    align-items: center;
    gap: ${token.space[12]};
  }
  & > header > div {
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
  & > header p {
    color: ${token.color.inkSoft};
    font-size: ${token.font[14]};
  }
  & > p {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: ${token.space[4]} ${token.space[16]};
    font-size: ${token.font[14]};
  }
  & > p > b {
    font-weight: 600;
  }
`;

/** A summary of one child: name, open tasks and results. */
export function ChildCard({ child }: { child: Child }) {
  const m = useMessages({ en, ar });
  return (
    <CardLink to={`/parent/child/${child._id}`}>
      <Inside>
        <header>
          <Avatar name={child.name} size={48} />
          <div>
            <Heading level={2} size={18}>
              <bdi>{child.name}</bdi>
            </Heading>
            <p>{[child.level ?? m.noLevel, ...child.groups].join(' · ')}</p>
          </div>
        </header>
        <Average percent={child.averagePercent} />
        <p>
          <b>{m.open(child.tasksOpen)}</b>
          <span>{m.results(child.tasksReleased)}</span>
        </p>
      </Inside>
    </CardLink>
  );
}
