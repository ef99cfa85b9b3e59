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

const Room = styled.div`
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
  /* Where panes do not scroll by themselves, the page does. */
  &:not(:has([data-wide])) {
    block-size: auto;
  }
  & [data-kept='failed'],
  & [data-kept='elsewhere'] {
    color: ${token.color.warningInk};
  }
`;

/** What designers file their questions under here; a host has its own. */
const named = (...labels: string[]) => labels.map((label) => ({ value: label, label }));
const choices = {
  categories: named('Mock papers', 'Vocabulary', 'Bilingual practice'),
  levels: named('A2', 'B1', 'B2', 'C1'),
  diplomas: named('General English, B2', 'Advanced English, C1'),
};

/** One element for good, as the editor asks; it reads what it shows from its context. */
const views = <ViewsPane />;

export interface WorkbenchLayoutProps {
  bench: WorkbenchState;
  keeping: Omit<SavedWorkbench, 'bench' | 'change'>;
  shared: Omit<WorkbenchContextValue, 'bench' | 'question' | 'openGallery'>;
  files: FileAccess;
}

/** The workbench with the question in hand. */
export function WorkbenchLayout({ bench, keeping, shared, files }: WorkbenchLayoutProps) {
  const w = useWorkbenchMessages();
  const { kept, turn, takeTheirs, keepMine } = keeping;
  const room = useRef<HTMLDivElement>(null);
  const toRoom = useCallback(() => room.current?.focus(), []);
  const question = currentOf(bench);
  const { change, readOnly } = shared;
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  const actions = useWorkbenchActions({ change, files, setDialog });
  const api = useMemo<WorkbenchContextValue>(
    () => ({ ...shared, bench, question, openGallery: actions.gallery }),
    [shared, bench, question, actions],
  );

  const keep = useCallback(
    (history: typeof question.history) => change((now) => withCurrent(now, (inHand) => ({ ...inHand, history }))),
    [change],
  );

  return (
    <WorkbenchContext.Provider value={api}>
      <Room ref={room} tabIndex={-1} role="main" aria-label={w.workbench}>
        <WorkbenchBar actions={actions} />
        {kept === 'elsewhere' && <ConflictBanner {...{ takeTheirs, keepMine }} onChosen={toRoom} />}
        <div data-part="editor">
          <QuestionEditor
            key={`${question.id} ${turn}`}
            {...choices}
            value={question.history.draft}
            defaultHistory={question.history}
            onHistory={keep}
            onSave={actions.saveDraft}
            status={<span data-kept={kept}>{w.kept[kept]}</span>}
            offers="All"
            readOnly={readOnly}
            preview={views}
          />
        </div>
        <WorkbenchDialogs dialog={dialog} actions={actions} files={files} onClose={() => setDialog(null)} />
      </Room>
    </WorkbenchContext.Provider>
  );
}
