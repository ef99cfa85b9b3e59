import { EmptyState, QuietButton, Tabs, token, useUi } from '@rubrica/ui';
import { RotateCcw } from 'lucide-react';
import { useCallback, useDeferredValue, useMemo } from 'react';
import { styled } from 'styled-components';
import type { AnswerEntry } from '../../core/registry.ts';
import { useAllEditorMessages } from '../../editor/messages/all-messages.ts';
import { PreviewBoundary } from '../../editor/preview/preview-boundary.tsx';
import { useStudentView } from '../../editor/preview/use-student-view.ts';
import { useEditor } from '../../../primitives/editor/state/editor-api.ts';
import { useDraftOnPage } from '../../editor/state/editor-workspace.ts';
import { otherViews, useWorkbench, type OtherView } from '../workbench-context.ts';
import { usePanelGoTo, useQuestionReport } from '../panel/use-question-report.ts';
import { withCurrent } from '../state/workbench-state.ts';
import { answersOf, entriesOf } from '../state/entries.ts';
import { useWorkbenchMessages } from '../messages/use-workbench-messages.ts';
import { QuestionView } from './question-views.tsx';

const Views = styled(Tabs<OtherView>)`
  & > [role='tablist'] {
    margin-block-start: -${token.space[8]};
  }
`;

const Note = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${token.space[4]} ${token.space[8]};
  min-block-size: 36px;
  margin-block-end: ${token.space[8]};
  color: ${token.color.inkSoft};
  font-size: ${token.font[13]};
`;

/** The live views of the question beside the form: student, marker or review, one at a time. */
export function ViewsPane() {
  const messages = useWorkbenchMessages();
  const m = useAllEditorMessages();
  const { language } = useUi();
  const { goTo } = useEditor();
  const { draft } = useDraftOnPage();
  const { question, change, view, showView, openGallery, modelAnswer, readOnly } = useWorkbench();
  const deferredDraft = useDeferredValue(draft);
  const student = useStudentView(deferredDraft);
  const { answers } = question;
  const entries = useMemo(() => entriesOf(deferredDraft, answers), [deferredDraft, answers]);
  const isEmpty = deferredDraft.questions.length === 0 && deferredDraft.input.length === 0;

  usePanelGoTo(goTo);
  useQuestionReport({
    id: question.id,
    draft: deferredDraft,
    entries,
    language,
    issueText: m.issueText,
    canGoToIssues: true,
  });

  const keep = useCallback(
    (next: readonly AnswerEntry[]) =>
      change((workbench) =>
        withCurrent(workbench, (current) => ({ ...current, answers: answersOf(deferredDraft, next) })),
      ),
    [change, deferredDraft],
  );
  const startOver = () => change((workbench) => withCurrent(workbench, (current) => ({ ...current, answers: {} })));

  const content = isEmpty ? (
    <EmptyState
      title={messages.welcome.title}
      action={
        !readOnly && (
          <QuietButton tone="accent" onClick={openGallery}>
            {messages.welcome.gallery}
          </QuietButton>
        )
      }
    >
      {messages.welcome.text}
    </EmptyState>
  ) : (
    <>
      <Note>
        <span>{messages.panes.note}</span>
        {Object.keys(answers).length > 0 && (
          <QuietButton icon={<RotateCcw aria-hidden="true" data-mirror="" />} onClick={startOver}>
            {messages.panes.clear}
          </QuietButton>
        )}
      </Note>
      <PreviewBoundary resetKey={student} fallbackText={messages.panes.broken}>
        <QuestionView {...{ view, student, entries, modelAnswer, readOnly }} draft={deferredDraft} onEntries={keep} />
      </PreviewBoundary>
    </>
  );

  return (
    <Views
      label={messages.panes.label}
      value={view}
      onChange={showView}
      items={otherViews.map((value) => ({ value, label: messages.panes[value], content: value === view && content }))}
    />
  );
}
