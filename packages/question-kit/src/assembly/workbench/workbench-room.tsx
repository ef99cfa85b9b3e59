import { token } from '@rubrica/ui';
import { useCallback, useMemo, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { QuestionEditor } from '../editor/question-editor.tsx';
import { BenchContext, type BenchApi } from './bench-context.ts';
import { ElsewhereBanner } from './elsewhere-banner.tsx';
import type { FileAccess } from './files/file-access.ts';
import { ViewsPane } from './panes/views-pane.tsx';
import { currentOf, withCurrent, type Bench } from './state/bench.ts';
import type { KeptBench } from './state/use-kept-bench.ts';
import { type OpenDialog, useWorkbenchActs } from './use-workbench-acts.ts';
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

export interface WorkbenchRoomProps {
  bench: Bench;
  keeping: Omit<KeptBench, 'bench' | 'change'>;
  shared: Omit<BenchApi, 'bench' | 'question' | 'openGallery'>;
  files: FileAccess;
}

/** The workbench with the question in hand. */
export function WorkbenchRoom({ bench, keeping, shared, files }: WorkbenchRoomProps) {
  const w = useWorkbenchMessages();
  const { kept, turn, takeTheirs, keepMine } = keeping;
  const room = useRef<HTMLDivElement>(null);
  const toRoom = useCallback(() => room.current?.focus(), []);
  const question = currentOf(bench);
  const { change, readOnly } = shared;
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  const acts = useWorkbenchActs({ change, files, setDialog });
  const api = useMemo<BenchApi>(
    () => ({ ...shared, bench, question, openGallery: acts.gallery }),
    [shared, bench, question, acts],
  );

  const keep = useCallback(
    (history: typeof question.history) => change((now) => withCurrent(now, (inHand) => ({ ...inHand, history }))),
    [change],
  );

  return (
    <BenchContext.Provider value={api}>
      <Room ref={room} tabIndex={-1} role="main" aria-label={w.workbench}>
        <WorkbenchBar acts={acts} />
        {kept === 'elsewhere' && <ElsewhereBanner {...{ takeTheirs, keepMine }} onChosen={toRoom} />}
        <div data-part="editor">
          <QuestionEditor
            key={`${question.id} ${turn}`}
            {...choices}
            value={question.history.draft}
            defaultHistory={question.history}
            onHistory={keep}
            onSave={acts.saveDraft}
            status={<span data-kept={kept}>{w.kept[kept]}</span>}
            offers="All"
            readOnly={readOnly}
            preview={views}
          />
        </div>
        <WorkbenchDialogs dialog={dialog} acts={acts} files={files} onClose={() => setDialog(null)} />
      </Room>
    </BenchContext.Provider>
  );
}
