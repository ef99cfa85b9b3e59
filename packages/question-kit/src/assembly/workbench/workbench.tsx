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
  /** Name of the store in the browser. */
  name?: string | undefined;
  /** The view beside the form. */
  view?: OtherView | undefined;
  modelAnswer?: boolean | undefined;
  readOnly?: boolean | undefined;
  /** Opens and saves files; the browser's dialogs by default. */
  files?: FileAccess | undefined;
}

/**
 * The designers' tool: questions are written in the middle and seen beside it as students, markers and readers of a result
 * see them. Everything stays in the browser, files and recordings too.
 */
export function Workbench(props: WorkbenchProps) {
  const { name = 'rubrica-workbench', view: requestedView = 'student', modelAnswer = true, readOnly = false } = props;
  const { files = browserFiles } = props;
  const { language } = useUi();
  const messages = useWorkbenchMessages();
  const [store] = useState(() => openStore(name));
  const [media] = useState(() => browserMedia(store));
  const { workbench, ...savedState } = useSavedWorkbench(store, name);
  const { change } = savedState;
  const [chosen, setChosen] = useState({ asked: requestedView, view: requestedView });
  // A changed prop overrides the view chosen before.
  const view = chosen.asked === requestedView ? chosen.view : requestedView;
  useEffect(
    () => () =>
      void store.then(
        (database) => database.close(),
        () => undefined,
      ),
    [store],
  );

  const shared = useMemo(
    () => ({
      change,
      view,
      showView: (next: OtherView) => setChosen({ asked: requestedView, view: next }),
      modelAnswer,
      readOnly,
    }),
    [change, requestedView, view, modelAnswer, readOnly],
  );
  return (
    <QuestionKitProvider language={language} media={media}>
      {workbench ? (
        <WorkbenchLayout workbench={workbench} savedState={savedState} shared={shared} files={files} />
      ) : (
        <Wait aria-busy="true" role="status" aria-label={messages.saveStatus.loading}>
          <Skeleton height="52px" />
          <Skeleton height="360px" />
        </Wait>
      )}
    </QuestionKitProvider>
  );
}
