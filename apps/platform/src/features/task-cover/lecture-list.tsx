import type { AssignedTask } from '@rubrica/api-client/contract';
import { Card, Chip, Heading, Stack, token } from '@rubrica/ui';
import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { useFormat } from '../../lib/format.ts';
import { useMessages } from '../../lib/i18n.ts';
import { videoTime } from '../../lib/video-time.ts';
import { ar, en } from './messages.ts';

const List = styled.ul`
  display: grid;
  gap: ${token.space[8]};
  padding: 0;
  list-style: none;
  & a {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto auto;
    align-items: center;
    gap: ${token.space[4]} ${token.space[12]};
    min-block-size: 44px;
    padding: ${token.space[8]} ${token.space[12]};
    border-radius: ${token.radius.control};
    background: ${token.color.sunken};
    color: ${token.color.ink};
    text-decoration: none;
  }
  & a:hover {
    background: ${token.color.hover};
  }
  & a > span:first-child {
    font-weight: 600;
    overflow-wrap: anywhere;
  }
  & a > small {
    grid-column: 1 / -1;
    font-size: ${token.font[14]};
    color: ${token.color.inkSoft};
  }
  & svg {
    inline-size: 18px;
    block-size: 18px;
    color: ${token.color.inkSoft};
  }
`;

/** The lectures of a task, how far the student is with each, and the way to it. */
export function LectureList({ task }: { task: AssignedTask }) {
  const messages = useMessages({ en, ar });
  const { dateTime, percent } = useFormat();
  const canWatch = task.phase !== 'upcoming';
  return (
    <Card>
      <Stack gap={12}>
        <Heading level={2} size={18}>
          {messages.lectures}
        </Heading>
        <p>
          {messages.lecturesNote} {task.dueAt ? messages.dueBy(dateTime(task.dueAt)) : ''}
        </p>
        {task.lectures.length === 0 && <p>{messages.noLectures}</p>}
        <List>
          {canWatch &&
            task.lectures.map(({ video, title, durationMs, watchedPercent, isComplete }) => (
              <li key={video}>
                <Link to={`/student/lectures/${video}`}>
                  <span dir="auto">{title}</span>
                  <Chip tone={isComplete ? 'success' : watchedPercent > 0 ? 'accent' : 'neutral'}>
                    {isComplete ? messages.watched : messages.watchedPart(percent(watchedPercent))}
                  </Chip>
                  <ChevronRight data-mirror="" aria-hidden="true" />
                  <small>
                    <bdi dir="ltr">{videoTime(durationMs)}</bdi>
                  </small>
                </Link>
              </li>
            ))}
        </List>
      </Stack>
    </Card>
  );
}
