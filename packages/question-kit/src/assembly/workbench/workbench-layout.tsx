import { token } from '@rubrica/ui';
import { useCallback, useMemo, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { QuestionEditor } from '../editor/question-editor.tsx';
import { WorkbenchContext, type WorkbenchContextValue } from './workbench-context.ts';
import { ConflictBanner } from './conflict-banner.tsx';
import type { FileAccess } from './files/file-access.ts';
import { ViewsPane } from './panes/views-pane.tsx';
import { currentOf, withCurrent, type WorkbenchState } from './state/workbench-state.ts';
import type { SavedWorkbench } from './state/use-saved-workbench.ts';
import { type OpenDialog, useWorkbenchActions } from './use-workbench-actions.ts';
import { WorkbenchBar } from './workbench-bar.tsx';
import { WorkbenchDialogs } from './workbench-dialogs.tsx';
import { useWorkbenchMessages } from './messages/use-workbench-messages.ts';

const Page = styled.div`
  display: flex;
  flex-direction: column;
  block-size: 100dvb;
  min-inline-size: 0;
  &:focus {
    outline: none;
  }
  & > [data-part='editor'] {
    flex: 1;
    min-block-size: 0;
  }
  & [data-kept='failed'],
  & [data-kept='conflict'] {
    color: ${token.color.warningInk};
  }
`;

/** Options of the details form; a host provides its own. */
const toOptions = (...labels: string[]) => labels.map((label) => ({ value: label, label }));
const choices = {
  categories: toOptions('Mock papers', 'Vocabulary', 'Bilingual practice'),
  levels: toOptions('A2', 'B1', 'B2', 'C1'),
  diplomas: toOptions('General English, B2', 'Advanced English, C1'),
};

/** A constant element, because a new one would render every pane; it reads its data from the context. */
const views = <ViewsPane />;

export interface WorkbenchLayoutProps {
  workbench: WorkbenchState;
  savedState: Omit<SavedWorkbench, 'workbench' | 'change'>;
  shared: Omit<WorkbenchContextValue, 'workbench' | 'question' | 'openGallery'>;
  files: FileAccess;
}

/** The workbench with its current question. */
export function WorkbenchLayout({ workbench, savedState, shared, files }: WorkbenchLayoutProps) {
  const messages = useWorkbenchMessages();
  const { saveStatus, loadCount, loadOtherVersion, keepThisVersion } = savedState;
  const pageRef = useRef<HTMLDivElement>(null);
  const focusPage = useCallback(() => pageRef.current?.focus(), []);
  const question = currentOf(workbench);
  const { change, readOnly } = shared;
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  const actions = useWorkbenchActions({ change, files, setDialog });
  const api = useMemo<WorkbenchContextValue>(
    () => ({ ...shared, workbench, question, openGallery: actions.openGallery }),
    [shared, workbench, question, actions],
  );

  const saveHistory = useCallback(
    (history: typeof question.history) => change((now) => withCurrent(now, (current) => ({ ...current, history }))),
    [change],
  );

  return (
    <WorkbenchContext.Provider value={api}>
      <Page ref={pageRef} tabIndex={-1} role="main" aria-label={messages.workbench}>
        <WorkbenchBar actions={actions} />
        {saveStatus === 'conflict' && (
          <ConflictBanner {...{ loadOtherVersion, keepThisVersion }} onChosen={focusPage} />
        )}
        <div data-part="editor">
          <QuestionEditor
            key={`${question.id} ${loadCount}`}
            {...choices}
            value={question.history.draft}
            defaultHistory={question.history}
            onHistory={saveHistory}
            onSave={actions.saveDraft}
            status={<span data-kept={saveStatus}>{messages.saveStatus[saveStatus]}</span>}
            offers="All"
            readOnly={readOnly}
            preview={views}
          />
        </div>
        <WorkbenchDialogs dialog={dialog} actions={actions} files={files} onClose={() => setDialog(null)} />
      </Page>
    </WorkbenchContext.Provider>
  );
}
