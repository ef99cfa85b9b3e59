import { toast } from '@rubrica/ui';
import { useCallback } from 'react';
import type { DraftHistory } from '../../draft/history.ts';
import { QuestionEditor } from '../../editor/question-editor.tsx';
import { PaneHost } from '../panes/pane-host.tsx';
import { withEdits } from '../editorial/keep-history.ts';
import { useWorkbenchMessages } from '../messages/use-workbench-messages.ts';
import { questionChoices } from '../question-choices.ts';
import { currentOf, withCurrent } from '../state/workbench-state.ts';
import { markingSchemes } from './marking-schemes.ts';
import { useWorkbench } from '../workbench-context.ts';

/** A constant element, because a new one would render every pane; it reads its data from the context. */
const otherPanes = <PaneHost />;

/** The editor of the current question, with the panes beside it. */
export function QuestionView() {
  const { question, loadCount, change, commands, saveFile, layout, showLayout, readOnly } = useWorkbench();
  const messages = useWorkbenchMessages();
  const { id } = question;
  const isProposal = question.proposal !== undefined;
  const saveHistory = useCallback(
    (history: DraftHistory) =>
      change((now) => {
        // What still comes from this editor after another question, or the other draft of this one, has taken its place.
        const shown = currentOf(now);
        if (shown.id !== id || (shown.proposal !== undefined) !== isProposal) return now;
        const next = withCurrent(now, (current) => withEdits(current, history));
        if (currentOf(next).state !== currentOf(now).state) toast.info(messages.editedApproved);
        return next;
      }),
    [change, messages, id, isProposal],
  );
  const { history } = question.proposal ?? question;
  return (
    <QuestionEditor
      key={`${id} ${loadCount} ${isProposal}`}
      {...questionChoices}
      value={history.draft}
      defaultHistory={history}
      onHistory={saveHistory}
      onSave={saveFile}
      hasBar={false}
      commands={commands}
      layout={layout}
      onLayoutChange={showLayout}
      offers="All"
      rememberSchemesAs={markingSchemes}
      readOnly={readOnly}
      preview={otherPanes}
    />
  );
}
