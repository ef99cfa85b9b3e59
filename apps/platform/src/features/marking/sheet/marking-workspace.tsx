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
import { useMarks } from './use-marks.ts';
import { useSheetActions } from './use-sheet-actions.ts';

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

export interface MarkingWorkspaceProps {
  sheet: MarkingSheet;
  /** Where the attempts of this task are listed. */
  queueAt: string;
  /** The address of another attempt of this task. */
  attemptAt: (attempt: string) => string;
  /** The question to begin with, by its `_id`; by default the first that waits for a mark. */
  question?: string | null;
}

/** The questions of an attempt at the side, and the visible one with its answer and marks. */
export function MarkingWorkspace({ sheet, queueAt, attemptAt, question: firstQuestion }: MarkingWorkspaceProps) {
  const { attempt } = sheet;
  const { sheet: messages } = useMessages({ en, ar });
  const common = useCommonMessages();
  const { dateTime } = useFormat();
  const me = useMe();
  const marks = useMarks(sheet);
  const { questions } = marks;
  const [visibleAnswer, setVisibleAnswer] = useState(
    () =>
      questions.find(({ question }) => question === firstQuestion)?.answer ??
      (questions.find(({ pending }) => pending) ?? questions[0])?.answer ??
      '',
  );
  const current = questions.find(({ answer }) => answer === visibleAnswer);
  const canMark = attempt.status !== 'in_progress' && attempt.status !== 'returned';
  const actions = useSheetActions({ sheet, marks, visibleAnswer, setVisibleAnswer, attemptAt, queueAt });
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
      action={<SheetActions attempt={attempt} marks={marks} actions={actions} canMark={canMark} />}
    >
      <Stack gap={16}>
        {!canMark && <Banner tone="info">{messages.stillWorking}</Banner>}
        {marks.wasRestored && (
          <Banner tone="warning" action={<QuietButton onClick={marks.discardRestored}>{messages.drop}</QuietButton>}>
            {messages.restored}
          </Banner>
        )}
        {actions.problem && (
          <Banner tone="danger" announce>
            {actions.problem}
          </Banner>
        )}
        <Columns>
          <aside>
            <QuestionTabs questions={questions} visibleAnswer={visibleAnswer} onShow={setVisibleAnswer} />
          </aside>
          {current && view && (
            <Card as="section" aria-labelledby="marked-question">
              <Stack gap={16}>
                <Heading level={2} id="marked-question">
                  <bdi>{current.content.title}</bdi>
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
                    onChange={(answers) => marks.change(current, answers)}
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
          mine={marks.conflict.mine.answers}
          current={marks.conflict.current}
          onResolve={marks.resolveConflict}
        />
      )}
    </Page>
  );
}
