import type { MarkingSheet } from '@rubrica/api-client/contract';
import { QuestionMarker } from '@rubrica/question-kit/marker';
import { QuestionReview } from '@rubrica/question-kit/react';
import { toStudentView } from '@rubrica/question-kit';
import { Banner, Card, Heading, QuietButton, Stack, token } from '@rubrica/ui';
import { useMemo, useState } from 'react';
import { styled } from 'styled-components';
import { useFormat } from '../../../lib/format.ts';
import { useMessages } from '../../../lib/i18n.ts';
import { useMe } from '../../../lib/me.ts';
import { useCommonMessages } from '../../../lib/messages/common.ts';
import { Page } from '../../../lib/page/page.tsx';
import { stimulusKind } from '../../../lib/stimulus-kind.ts';
import { ar } from '../messages/ar.ts';
import { en } from '../messages/en.ts';
import { MarksConflictDialog } from './marks-conflict-dialog.tsx';
import { QuestionTabs } from './question-tabs.tsx';
import { SheetActions } from './sheet-actions.tsx';
import type { SheetProps } from './sheet-props.ts';
import { useMarks } from './use-marks.ts';
import { useSaving } from './use-saving.ts';

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space[24]};
  align-items: start;
  @media (min-width: 1100px) {
    grid-template-columns: 260px minmax(0, 1fr);
    & > aside {
      position: sticky;
      inset-block-start: ${token.space[24]};
    }
  }
`;

const Passage = styled.details`
  & > summary {
    cursor: pointer;
    padding-block: ${token.space[8]};
    font-weight: 600;
  }
  & > div {
    padding-block: ${token.space[12]};
  }
`;

/** Questions at the side, the answer with its marks in the middle, one way on. */
export function Sheet({ sheet, queueAt, attemptAt, question: wanted }: SheetProps & { sheet: MarkingSheet }) {
  const { attempt } = sheet;
  const { sheet: messages } = useMessages({ en, ar });
  const common = useCommonMessages();
  const { dateTime } = useFormat();
  const me = useMe();
  const marks = useMarks(sheet);
  const { questions } = marks;
  const [shown, setShown] = useState(
    () =>
      questions.find(({ question }) => question === wanted)?.answer ??
      (questions.find(({ pending }) => pending) ?? questions[0])?.answer ??
      '',
  );
  const current = questions.find(({ answer }) => answer === shown);
  const canMark = attempt.status !== 'in_progress' && attempt.status !== 'returned';
  const saving = useSaving({ sheet, marks, shown, setShown, attemptAt, queueAt });
  const view = useMemo(() => (current ? toStudentView(current.content) : null), [current]);

  return (
    <Page
      title={attempt.studentName}
      width="wide"
      breadcrumbs={[{ label: attempt.taskTitle, to: queueAt }]}
      lead={[
        messages.attempt(attempt.number),
        attempt.submittedAt ? messages.submitted(dateTime(attempt.submittedAt)) : '',
      ]
        .filter(Boolean)
        .join(' · ')}
      action={<SheetActions attempt={attempt} marks={marks} saving={saving} canMark={canMark} />}
    >
      <Stack gap={16}>
        {!canMark && <Banner tone="info">{messages.stillWorking}</Banner>}
        {marks.wasRestored && (
          <Banner tone="warning" action={<QuietButton onClick={marks.dropRestored}>{messages.drop}</QuietButton>}>
            {messages.restored}
          </Banner>
        )}
        {saving.problem && (
          <Banner tone="danger" announce>
            {saving.problem}
          </Banner>
        )}
        <Columns>
          <aside>
            <QuestionTabs questions={questions} shown={shown} onShow={setShown} />
          </aside>
          {current && view && (
            <Card as="section" aria-labelledby="marked-question">
              <Stack gap={16}>
                <Heading level={2} id="marked-question">
                  {current.content.title}
                </Heading>
                {view.input.length > 0 && (
                  <Passage>
                    <summary>{common.stimulus[stimulusKind(view.input)]}</summary>
                    <div>
                      <QuestionMarker question={current.content} value={current.answers} parts="stimulus" />
                    </div>
                  </Passage>
                )}
                {canMark ? (
                  <QuestionMarker
                    key={current.answer}
                    question={current.content}
                    value={current.answers}
                    marks={current.marks}
                    by={me.data?.user.name}
                    attempt={current.answer}
                    parts="questions"
                    onChange={(answers) => marks.give(current, answers)}
                  />
                ) : (
                  <QuestionReview
                    question={view}
                    solution={current.content}
                    value={current.answers}
                    marks={current.marks}
                    parts="questions"
                    showModelAnswer
                  />
                )}
              </Stack>
            </Card>
          )}
        </Columns>
      </Stack>
      {marks.conflict && (
        <MarksConflictDialog
          conflict={marks.conflict}
          onResolve={(met, takeMine) => void marks.resolve(met, takeMine)}
        />
      )}
    </Page>
  );
}
