import { Stack, token } from '@rubrica/ui';
import { useMemo, useState } from 'react';
import { styled } from 'styled-components';
import { compareQuestions } from '../../compare/compare-questions.ts';
import { draftOf } from '../../core/defaults.ts';
import { QuestionComparison } from '../editorial/differences/question-comparison.tsx';
import { usePublishMessages } from './messages.ts';
import type { PublishReport } from './publish-adapter.ts';

const Details = styled.details`
  & > summary {
    inline-size: fit-content;
    min-block-size: 32px;
    cursor: pointer;
  }
  & > summary:focus-visible {
    outline: 2px solid ${token.color.focus};
    outline-offset: 2px;
  }
`;

type ReportedQuestion = PublishReport['questions'][number];

/** What becomes of each question that publishing changes, in words: by field, and as students see it. */
export function ChangedQuestions({ questions }: Pick<PublishReport, 'questions'>) {
  const messages = usePublishMessages();
  const changed = questions.flatMap(({ id, title, versions }) => (versions ? [{ id, title, versions }] : []));
  if (changed.length === 0) return null;
  return (
    <section aria-label={messages.changes}>
      <Stack gap={8}>
        <h3>{messages.changes}</h3>
        {changed.map((question) => (
          <ChangedQuestion key={question.id} {...question} />
        ))}
      </Stack>
    </section>
  );
}

interface ChangedQuestionProps extends Pick<ReportedQuestion, 'title'> {
  versions: NonNullable<ReportedQuestion['versions']>;
}

function ChangedQuestion({ title, versions }: ChangedQuestionProps) {
  const messages = usePublishMessages();
  const [isOpen, setOpen] = useState(false);
  const [before, after] = useMemo(() => [draftOf(versions.before), draftOf(versions.after)] as const, [versions]);
  const name = title || messages.untitled;
  return (
    <Details open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        <bdi>{name}</bdi>
      </summary>
      {isOpen && (
        <QuestionComparison
          difference={{ title: name, state: 'kept', editorial: [], ...compareQuestions(before, after) }}
          before={before}
          after={after}
        />
      )}
    </Details>
  );
}
