import type { LectureSummary } from '@rubrica/api-client/contract';
import { Button, Chip, formatDuration, Heading, Progress, token, useUi } from '@rubrica/ui';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { useFormat } from '../../lib/format.ts';
import { useMessages } from '../../lib/i18n.ts';
import { stateOf, stateTones } from './lecture-order.ts';
import { ar } from './messages/ar.ts';
import { en } from './messages/en.ts';
import { Poster } from '../../lib/lecture-player/poster.tsx';

const Row = styled(Link)`
  display: grid;
  grid-template-columns: 112px minmax(0, 1fr) minmax(120px, 200px) 112px;
  gap: ${token.space[4]} ${token.space[16]};
  align-items: center;
  padding: ${token.space[8]};
  border-radius: ${token.radius.control};
  color: ${token.color.ink};
  text-decoration: none;

  &:hover {
    background: ${token.color.hover};
    color: ${token.color.ink};
  }
  &:focus-visible {
    outline: 2px solid ${token.color.focus};
    outline-offset: -2px;
  }
  & h3 {
    font-size: ${token.font[16]};
    font-weight: 600;
    line-height: 1.35;
    overflow-wrap: anywhere;
  }
  & p {
    color: ${token.color.inkSoft};
    font-size: ${token.font[14]};
  }
  & > :last-child {
    justify-self: end;
  }
  @media (max-width: 700px) {
    grid-template-columns: 96px minmax(0, 1fr) auto;
    & > :first-child {
      grid-row: span 2;
    }
    & > :nth-child(2) {
      grid-column: 2 / -1;
    }
  }
`;

/** How long a lecture is, and how many questions it has. */
function useFacts(lecture: LectureSummary): string {
  const { list: m } = useMessages({ en, ar });
  const { language } = useUi();
  const length = formatDuration(Math.floor(lecture.durationMs / 1000), language);
  return lecture.stops.length > 0 ? `${length} · ${m.questions(lecture.stops.length)}` : length;
}

/** One lecture: its picture, title and length, and how far the student is. */
export function LectureRow({ lecture }: { lecture: LectureSummary }) {
  const { list: m } = useMessages({ en, ar });
  const { percent } = useFormat();
  const state = stateOf(lecture);
  return (
    <Row to={`/student/lectures/${lecture._id}`}>
      <Poster file={lecture.poster} />
      <div>
        <h3>
          <bdi>{lecture.title}</bdi>
        </h3>
        <p>{useFacts(lecture)}</p>
      </div>
      <Progress
        label={m.watched(lecture.title)}
        hideLabel
        value={(lecture.progress?.percent ?? 0) / 100}
        valueText={percent(lecture.progress?.percent ?? 0)}
        tone={state === 'completed' ? 'success' : 'accent'}
      />
      <div>
        <Chip tone={stateTones[state]}>
          {state === 'started' ? percent(lecture.progress?.percent ?? 0) : m.states[state]}
        </Chip>
      </div>
    </Row>
  );
}

const Lead = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 280px) minmax(0, 1fr);
  gap: ${token.space[16]} ${token.space[24]};
  align-items: center;
  padding: ${token.space[16]};
  border: 1px solid ${token.color.line};
  border-radius: ${token.radius.card};
  background: ${token.color.surface};

  & > div:last-child {
    display: grid;
    gap: ${token.space[12]};
    justify-items: start;
  }
  & > div:last-child > p {
    color: ${token.color.inkSoft};
    font-size: ${token.font[14]};
  }
  & > div:last-child > div {
    inline-size: 100%;
    max-inline-size: 420px;
  }
  @media (max-width: 700px) {
    grid-template-columns: minmax(0, 1fr);
    padding: ${token.space[12]};
  }
`;

/** The lecture to go on with, before all others. */
export function NextLecture({ lecture }: { lecture: LectureSummary }) {
  const { list: m } = useMessages({ en, ar });
  const { language } = useUi();
  const facts = useFacts(lecture);
  const { progress } = lecture;
  const leftMs = lecture.durationMs - (progress?.watchedMs ?? 0);
  return (
    <Lead aria-label={m.next}>
      <Poster file={lecture.poster} />
      <div>
        <p>{m.next}</p>
        <Heading level={2} size={22}>
          <bdi>{lecture.title}</bdi>
        </Heading>
        <p>{progress ? m.left(formatDuration(Math.round(leftMs / 1000), language)) : facts}</p>
        {progress && (
          <div>
            <Progress label={m.watched(lecture.title)} hideLabel value={progress.percent / 100} />
          </div>
        )}
        <Button variant="primary" to={`/student/lectures/${lecture._id}`}>
          {progress ? m.continue : m.start}
        </Button>
      </div>
    </Lead>
  );
}
