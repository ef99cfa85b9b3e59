import type { AnsweredLectureQuestion, LectureAnswerId } from '@rubrica/api-client/contract';
import { Chip, Heading, token, type ChipTone } from '@rubrica/ui';
import { styled } from 'styled-components';
import { useMessages } from '../../lib/i18n.ts';
import { exactVideoTime } from '../../lib/video-time.ts';
import { DistributionBars } from './distribution-bars.tsx';
import { lastTries } from './distribution.ts';
import { ar, en } from './messages.ts';

const Question = styled.section`
  display: grid;
  gap: ${token.space[12]};
  margin-block-end: ${token.space[24]};
  padding-block-end: ${token.space[24]};
  border-block-end: 1px solid ${token.color.line};
  & > p {
    color: ${token.color.inkSoft};
    font-size: ${token.font[14]};
  }
  & > ul[data-part='answers'] {
    display: flex;
    flex-wrap: wrap;
    gap: ${token.space[8]};
    padding: 0;
    list-style: none;
  }
  & > ul[data-part='answers'] button {
    display: flex;
    align-items: center;
    gap: ${token.space[8]};
    min-block-size: 44px;
    padding: ${token.space[4]} ${token.space[12]};
    border: 1px solid ${token.color.line};
    border-radius: ${token.radius.control};
    background: ${token.color.surface};
    color: ${token.color.ink};
    cursor: pointer;
  }
  & > ul[data-part='answers'] button[aria-pressed='true'] {
    border-color: ${token.color.accent};
    background: ${token.color.accentSoft};
  }
  /* Seen in forced colours, where the others are gone. */
  & > ul[data-part='answers'] button[aria-pressed='true']:not(:focus-visible) {
    outline: 2px solid transparent;
    outline-offset: -2px;
  }
`;

const tones = { right: 'success', wrong: 'neutral', pending: 'highlight' } as const satisfies Record<string, ChipTone>;

interface QuestionAnswersProps {
  question: AnsweredLectureQuestion;
  /** How many students the task has. */
  students: number;
  open: LectureAnswerId | null;
  /** The answers with marks that are not saved. */
  unsaved: ReadonlyMap<LectureAnswerId, unknown>;
  onOpen: (answer: LectureAnswerId) => void;
}

/** A question with what was answered, and each answer to open; the distribution is that of the last tries at each version. */
export function QuestionAnswers({ question, students, open, unsaved, onOpen }: QuestionAnswersProps) {
  const messages = useMessages({ en, ar });
  const { atMs, title, archived, versions, answers } = question;
  const last = lastTries(question);
  return (
    <Question aria-label={title || messages.untitled}>
      <Heading level={2} size={16}>
        <bdi dir="ltr">{exactVideoTime(atMs)}</bdi> · <bdi>{title || messages.untitled}</bdi>{' '}
        {archived && <Chip>{messages.archived}</Chip>}
      </Heading>
      <p>{last.length === 0 ? messages.noAnswers : messages.answeredOf(last.length, students)}</p>
      {versions.map(({ version, content }) => (
        <div key={version}>
          <DistributionBars
            content={content}
            answers={last.filter(({ questionVersion }) => questionVersion === version)}
          />
        </div>
      ))}
      <ul data-part="answers" aria-label={messages.answers}>
        {answers.map((answer) => (
          <li key={answer._id}>
            <button type="button" aria-pressed={answer._id === open} onClick={() => onOpen(answer._id)}>
              <bdi>{answer.studentName}</bdi>
              {answer.try > 1 && <small>{messages.try(answer.try)}</small>}
              <Chip tone={tones[answer.outcome]}>{messages.outcomes[answer.outcome]}</Chip>
              {unsaved.has(answer._id) && <Chip tone="warning">{messages.unsaved}</Chip>}
            </button>
          </li>
        ))}
      </ul>
    </Question>
  );
}
