import type { MarkingSheet, TaskTakenId } from '@rubrica/api-client/contract';
import { QuestionMarker } from '@rubrica/question-kit/marker';
import { QuestionReview } from '@rubrica/question-kit/react';
import { toStudentView } from '@rubrica/question-kit';
import { Banner, Card, Heading, Stack, token } from '@rubrica/ui';
import { useCallback, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { useFormat } from '../../../lib/format.ts';
import { useMessages } from '../../../lib/i18n.ts';
import { useMe } from '../../../lib/me.ts';
import { useCommonMessages } from '../../../lib/messages/common.ts';
import { Page } from '../../../lib/page/page.tsx';
import { stimulusKind } from '../../../lib/stimulus-kind.ts';
import { ar } from '../messages/ar.ts';
import { en } from '../messages/en.ts';
import { toast } from '../../../lib/toast/toast.ts';
import { MarksConflictDialog } from './marks-conflict-dialog.tsx';
import { MarksSaveBar } from './marks-save-bar.tsx';
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
  queuePath: string;
}

/**
 * The questions of an attempt at the side, and the visible one with its answer and marks. It begins with the question of the
 * address (`?question=`), which the links to other attempts keep; by default with the first that waits for a mark.
 */
export function MarkingWorkspace({ sheet, queuePath }: MarkingWorkspaceProps) {
  const [search] = useSearchParams();
  const firstQuestion = search.get('question');
  const suffix = firstQuestion ? `?question=${firstQuestion}` : '';
  const attemptPath = useCallback((id: TaskTakenId) => `${queuePath}/task-taken/${id}${suffix}`, [queuePath, suffix]);
  const { attempt } = sheet;
  const { sheet: messages } = useMessages({ en, ar });
  const common = useCommonMessages();
  const { dateTime } = useFormat();
  const me = useMe();
  const marks = useMarks(sheet, { onLeftUnsaved: () => toast.error(messages.leftUnsaved(attempt.studentName)) });
  const { questions } = marks;
  const [visibleAnswer, setVisibleAnswer] = useState(
    () =>
      questions.find(({ question }) => question === firstQuestion)?.answer ??
      (questions.find(({ pending }) => pending) ?? questions[0])?.answer ??
      '',
  );
  const current = questions.find(({ answer }) => answer === visibleAnswer);
  const canMark = attempt.status !== 'in_progress' && attempt.status !== 'returned';
  const actions = useSheetActions({ sheet, marks, visibleAnswer, setVisibleAnswer, attemptPath, queuePath });
  const view = useMemo(() => (current ? toStudentView(current.content) : null), [current]);

  return (
    <Page
      title={attempt.studentName}
      width="wide"
      breadcrumbs={[{ label: attempt.taskTitle, to: queuePath }]}
      lead={[
        messages.attempt(attempt.number),
        attempt.submittedAt ? messages.submitted(dateTime(attempt.submittedAt)) : '',
      ]
        .filter(Boolean)
        .join(' · ')}
      action={
        <SheetActions
          attempt={attempt}
          solutionVisible={sheet.solutionVisible}
          marks={marks}
          actions={actions}
          canMark={canMark}
        />
      }
    >
      <Stack gap={16}>
        {!canMark && <Banner tone="info">{messages.stillWorking}</Banner>}
        {marks.wasRestored && <Banner tone="info">{messages.restored}</Banner>}
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
                {canMark && <MarksSaveBar marks={marks} problem={actions.problem} />}
              </Stack>
            </Card>
          )}
        </Columns>
      </Stack>
      {marks.saving.conflict && (
        <MarksConflictDialog
          mine={marks.saving.conflict.mine}
          current={marks.saving.conflict.current}
          onResolve={marks.resolveConflict}
        />
      )}
    </Page>
  );
}
