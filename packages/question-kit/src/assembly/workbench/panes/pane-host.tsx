import { EmptyState, QuietButton, Skeleton, Tabs, token, useUi } from '@rubrica/ui';
import { Suspense, useDeferredValue, useMemo } from 'react';
import { styled } from 'styled-components';
import { isArabic } from '../../../primitives/editor/messages/is-arabic.ts';
import { useEditor } from '../../../primitives/editor/state/editor-api.ts';
import { useAllEditorMessages } from '../../editor/messages/all-messages.ts';
import { useDraftOnPage } from '../../editor/state/editor-workspace.ts';
import { lazyPart } from '../lazy-part/lazy-part.ts';
import { useWorkbenchMessages } from '../messages/use-workbench-messages.ts';
import { usePanelGoTo, useQuestionReport } from '../panel/use-question-report.ts';
import { entriesOf } from '../state/entries.ts';
import { useWorkbench } from '../workbench-context.ts';
import { panes, type Pane } from './panes.ts';

/** What it draws beside the fields, the comments pane lists as well. */
const FormMarks = lazyPart(
  () => import('../editorial/form-marks.tsx'),
  () => null,
);

/**
 * The tabs stay in sight while their pane scrolls: they cover the pane's own padding above and beside them. All six are in one row from a
 * pane of 340 px; a second row covers what stays in sight below the first.
 */
const Views = styled(Tabs)`
  container-type: inline-size;
  & > [role='tablist'] {
    position: sticky;
    z-index: ${token.layer.sticky + 1};
    inset-block-start: calc(-1 * var(--pane-top));
    margin-block-start: calc(-1 * var(--pane-top));
    margin-inline: calc(-1 * var(--pane-inset));
    padding-inline: calc(var(--pane-inset) - ${token.space[8]});
    background: ${token.color.surface};
    flex-wrap: wrap;
    overflow: visible;
  }
  & > [role='tablist'] > [role='tab'] {
    padding-inline: ${token.space[8]};
    font-size: ${token.font[14]};
  }
  @container (max-width: 410px) {
    & > [role='tablist'] {
      gap: 0;
      justify-content: space-between;
      padding-inline: ${token.space[4]};
    }
    & > [role='tablist'] > [role='tab'] {
      padding-inline: 5px;
      font-size: ${token.font[13]};
    }
  }
`;

/** The tabs beside the form, and the pane of the open one. It tells Storybook's panel about the question, whatever pane is open. */
export function PaneHost() {
  const messages = useWorkbenchMessages();
  const m = useAllEditorMessages();
  const { language } = useUi();
  const { goTo } = useEditor();
  const { draft } = useDraftOnPage();
  const { question, pane: openPane, showPane, openGallery, readOnly } = useWorkbench();
  const deferredDraft = useDeferredValue(draft);
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

  const welcome = (
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
  );
  const contentOf = ({ component: Component }: Pane) => (
    <Suspense fallback={<Skeleton height="240px" />}>
      <Component draft={deferredDraft} question={question} />
    </Suspense>
  );

  return (
    <>
      <Views
        label={messages.panes.label}
        value={openPane}
        onChange={showPane}
        items={panes.map((pane) => ({
          value: pane.name,
          label: pane.label[isArabic(language) ? 'ar' : 'en'],
          content: pane.name === openPane && (isEmpty ? welcome : contentOf(pane)),
        }))}
      />
      <Suspense>
        <FormMarks draft={deferredDraft} question={question} />
      </Suspense>
    </>
  );
}
