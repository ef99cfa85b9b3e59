import { Skeleton, token, useUi } from '@rubrica/ui';
import { useEffect, useMemo, useState } from 'react';
import { styled } from 'styled-components';
import { QuestionKitProvider } from '../provider.tsx';
import type { OtherView } from './workbench-context.ts';
import { browserFiles, type FileAccess } from './files/file-access.ts';
import { browserMedia } from './files/browser-media.ts';
import { openStore } from './state/store.ts';
import { useSavedWorkbench } from './state/use-saved-workbench.ts';
import { WorkbenchLayout } from './workbench-layout.tsx';
import { useWorkbenchMessages } from './messages/use-workbench-messages.ts';

const Wait = styled.div`
  display: grid;
  gap: ${token.space[16]};
  padding: ${token.space[24]};
`;

export interface WorkbenchProps {
  /** The name under which this browser keeps it. */
  name?: string | undefined;
  /** The view beside the form that is shown first. */
  view?: OtherView | undefined;
  modelAnswer?: boolean | undefined;
  readOnly?: boolean | undefined;
  /** The way to the user's files. */
  files?: FileAccess | undefined;
}

/**
 * The designers' tool: questions are written in the middle and seen beside it as students, markers and readers of a result
 * see them. Everything stays in the browser, files and recordings too.
 */
export function Workbench(props: WorkbenchProps) {
  const { name = 'rubrica-workbench', view: asked = 'student', modelAnswer = true, readOnly = false } = props;
  const { files = browserFiles } = props;
  const { language } = useUi();
  const w = useWorkbenchMessages();
  const [store] = useState(() => openStore(name));
  const [media] = useState(() => browserMedia(store));
  const { bench, ...keeping } = useSavedWorkbench(store, name);
  const { change } = keeping;
  const [chosen, setChosen] = useState({ asked, view: asked });
  // What is asked for anew counts more than what was chosen before.
  const view = chosen.asked === asked ? chosen.view : asked;
  useEffect(
    () => () =>
      void store.then(
        (database) => database.close(),
        () => undefined,
      ),
    [store],
  );

  const shared = useMemo(
    () => ({ change, view, showView: (next: OtherView) => setChosen({ asked, view: next }), modelAnswer, readOnly }),
    [change, asked, view, modelAnswer, readOnly],
  );
  return (
    <QuestionKitProvider language={language} media={media}>
      {bench ? (
        <WorkbenchLayout bench={bench} keeping={keeping} shared={shared} files={files} />
      ) : (
        <Wait aria-busy="true" role="status" aria-label={w.kept.loading}>
          <Skeleton height="52px" />
          <Skeleton height="360px" />
        </Wait>
      )}
    </QuestionKitProvider>
  );
}
