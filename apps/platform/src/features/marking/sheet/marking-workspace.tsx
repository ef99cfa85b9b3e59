import type { AnswerId, GroupId, MarkingSheet, TaskTakenId } from '@rubrica/api-client/contract';
import { QuestionMarker } from '@rubrica/question-kit/marker';
import { QuestionReview } from '@rubrica/question-kit/react';
import { toStudentView } from '@rubrica/question-kit';
import { Banner, Button, token, VisuallyHidden } from '@rubrica/ui';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { firstNumbers } from '../../../lib/attempts/first-numbers.ts';
import { useFormat } from '../../../lib/format.ts';
import { useMessages } from '../../../lib/i18n.ts';
import { useMe } from '../../../lib/me.ts';
import { useCommonMessages } from '../../../lib/messages/common.ts';
import { WorkspacePage } from '../../../lib/page/workspace-page.tsx';
import { stimulusKind } from '../../../lib/stimulus-kind.ts';
import { ar } from '../messages/ar.ts';
import { en } from '../messages/en.ts';
import { toast } from '../../../lib/toast/toast.ts';
import { AlsoMarking } from './also-marking.tsx';
import { MarksConflictDialog } from './marks-conflict-dialog.tsx';
import { attemptPathOf, queuePathOf } from '../marking-paths.ts';
import { spokenBy } from '../spoken-by.ts';
import { MarksSaveBar } from './marks-save-bar.tsx';
import { QuestionTabs } from './question-tabs.tsx';
import { SheetActions } from './sheet-actions.tsx';
import { UnusedMarks } from './unused-marks.tsx';
import { useMarks } from './use-marks.ts';
import { useSheetActions } from './use-sheet-actions.ts';

const Columns = styled.div`
  display: grid;
  grid-template: auto minmax(0, 1fr) / minmax(0, 1fr);
  block-size: 100%;
  & > aside {
    min-inline-size: 0;
    border-block-end: 1px solid ${token.color.line};
    background: ${token.color.surface};
  }
  & > section {
    min-block-size: 0;
  }
  & > [data-part='read'] {
    padding: ${token.space[8]} ${token.space[24]} ${token.space[48]};
    overflow-y: auto;
    background: ${token.color.surface};
  }
  @media (min-width: 1100px) {
    &:has(> aside) {
      grid-template: minmax(0, 1fr) / 220px minmax(0, 1fr);
    }
    & > aside {
      overflow-y: auto;
      border-block-end: 0;
      border-inline-end: 1px solid ${token.color.line};
    }
  }
`;

/** The marker, which takes no keys and presses while the marks are being saved to go on. */
const Held = styled.div`
  display: contents;
`;

export interface MarkingWorkspaceProps {
  sheet: MarkingSheet;
  /** Where the attempts of this task are listed. */
  queuePath: string;
  /** Whose attempts alone are marked; those of all groups when absent. */
  group: GroupId | undefined;
  /** Whether what the students were asked is open: it stays so from attempt to attempt. */
  isPromptOpen: boolean;
  onPromptToggle: (isOpen: boolean) => void;
}

/**
 * The questions of an attempt at the side, and the visible one with its answer and marks. It begins with the question of the
 * address (`?question=`), which the links to other attempts keep, as they do the group; by default with the first that waits for a mark.
 */
export function MarkingWorkspace({ sheet, queuePath, group, isPromptOpen, onPromptToggle }: MarkingWorkspaceProps) {
  const [search] = useSearchParams();
  const firstQuestion = search.get('question');
  const attemptPath = useCallback(
    (id: TaskTakenId) => attemptPathOf(queuePath, id, { question: firstQuestion, group }),
    [firstQuestion, group, queuePath],
  );
  const backPath = queuePathOf(queuePath, { group });
  const { attempt } = sheet;
  const { sheet: messages, queue: queueMessages } = useMessages({ en, ar });
  const common = useCommonMessages();
  const { dateTime } = useFormat();
  const me = useMe();
  const canMark = attempt.status !== 'in_progress' && attempt.status !== 'returned';
  const marks = useMarks(sheet, {
    canMark,
    onLeftUnsaved: () => toast.error(messages.leftUnsaved(attempt.studentName)),
  });
  const { questions } = marks;
  const numbers = firstNumbers(questions.map(({ content }) => content));
  const firstNumberOf = (answer: AnswerId) => numbers[questions.findIndex((question) => question.answer === answer)];
  const [visibleAnswer, setVisibleAnswer] = useState(
    () =>
      questions.find(({ question }) => question === firstQuestion)?.answer ??
      (questions.find(({ pending }) => pending) ?? questions[0])?.answer ??
      '',
  );
  const current = questions.find(({ answer }) => answer === visibleAnswer);
  const actions = useSheetActions({
    sheet,
    marks,
    canMark,
    visibleAnswer,
    setVisibleAnswer,
    attemptPath,
    queuePath: backPath,
  });
  const view = useMemo(() => (current ? toStudentView(current.content) : null), [current]);

  useEffect(() => {
    // Whoever comes by keyboard reads the answer first: its pane scrolls with the arrow keys, and a digit begins a mark.
    const { activeElement } = document;
    if (activeElement === document.body || activeElement?.matches('#main, [data-answer]'))
      document
        .querySelector<HTMLElement>(`[data-answer="${visibleAnswer}"] [data-pane="answers"], [data-part="read"]`)
        // Nobody has moved the focus yet, so no ring says where it is.
        ?.focus({ preventScroll: true, focusVisible: false });
  }, [visibleAnswer]);

  return (
    <WorkspacePage
      title={attempt.studentName}
      parent={{ label: attempt.taskTitle, to: backPath }}
      lead={[
        messages.attempt(attempt.number),
        attempt.submittedAt ? messages.submitted(dateTime(attempt.submittedAt)) : '',
      ]
        .filter(Boolean)
        .join(' · ')}
      actions={<SheetActions sheet={sheet} marks={marks} actions={actions} canMark={canMark} />}
      notices={
        <>
          <AlsoMarking attempt={attempt._id} canMark={canMark} />
          {!canMark && (
            <Banner
              tone="info"
              action={
                attempt.status === 'returned' &&
                sheet.next && <Button to={attemptPath(sheet.next)}>{queueMessages.markNext}</Button>
              }
            >
              {messages.stillWorking}
            </Banner>
          )}
          {attempt.status === 'released' && <Banner tone="info">{messages.changesAreSeen}</Banner>}
          <UnusedMarks unused={marks.unused} firstNumberOf={firstNumberOf} canMark={canMark} />
          {marks.wasRestored && <Banner tone="info">{messages.restored}</Banner>}
        </>
      }
    >
      <Columns>
        {questions.length > 1 && (
          <aside>
            <QuestionTabs questions={questions} visibleAnswer={visibleAnswer} onShow={setVisibleAnswer} />
          </aside>
        )}
        {current && view && canMark && (
          // Another attempt is another region, so that whose work the focus comes to is said.
          <section key={attempt._id} aria-labelledby="marked-question" data-answer={current.answer} tabIndex={-1}>
            <VisuallyHidden as="h2" id="marked-question">
              <bdi>{attempt.studentName}</bdi>: <bdi>{current.content.title}</bdi>
            </VisuallyHidden>
            <VisuallyHidden role="status">{actions.isMovingOn && messages.saving.saving}</VisuallyHidden>
            <Held inert={actions.isMovingOn}>
              <QuestionMarker
                key={current.answer}
                question={current.content}
                value={current.answers}
                marks={current.marks}
                by={me.data?.user.name}
                attempt={spokenBy(current.answer)}
                files={marks.files?.get(current.answer)}
                layout="panes"
                firstNumber={firstNumberOf(current.answer)}
                stimulusTitle={view.input.length > 0 ? common.stimulus[stimulusKind(view.input)] : undefined}
                isPromptOpen={isPromptOpen}
                onPromptToggle={onPromptToggle}
                onChange={(answers) => marks.change(current, answers)}
                footer={<MarksSaveBar marks={marks} actions={actions} />}
              />
            </Held>
          </section>
        )}
        {current && view && !canMark && (
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, so the arrow keys need a place to focus
          <section data-part="read" aria-labelledby="marked-question" tabIndex={0}>
            <VisuallyHidden as="h2" id="marked-question">
              {current.content.title}
            </VisuallyHidden>
            <QuestionReview
              question={view}
              solution={current.content}
              value={current.answers}
              marks={current.marks}
              showModelAnswer
              firstNumber={firstNumberOf(current.answer)}
            />
          </section>
        )}
      </Columns>
      {marks.saving.conflict && (
        <MarksConflictDialog
          mine={marks.saving.conflict.mine}
          current={marks.saving.conflict.current}
          firstNumber={firstNumberOf(marks.saving.conflict.current.answer)}
          onResolve={marks.resolveConflict}
        />
      )}
    </WorkspacePage>
  );
}
