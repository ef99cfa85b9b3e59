import { Skeleton, token, useUi } from '@rubrica/ui';
import { useEffect, useMemo, useState } from 'react';
import { styled } from 'styled-components';
import { QuestionKitProvider } from '../provider.tsx';
import type { EditorLayout } from '../editor/editor-commands.ts';
import { browserFiles, type FileAccess } from './files/file-access.ts';
import { browserMedia } from './files/browser-media.ts';
import type { PublishAdapter } from './publish/publish-adapter.ts';
import { openStore } from './state/store.ts';
import { useLanguageOfUntouched } from './state/use-language-of-untouched.ts';
import { useSavedWorkbench } from './state/use-saved-workbench.ts';
import { WorkbenchLayout } from './workbench-layout.tsx';
import type { OpenedWith } from './use-opened-with.ts';
import { useWorkbenchMessages } from './messages/use-workbench-messages.ts';

const Wait = styled.div`
  display: grid;
  gap: ${token.space[16]};
  padding: ${token.space[24]};
`;

export interface WorkbenchProps extends OpenedWith {
  /** Name of the store in the browser. */
  name?: string | undefined;
  /** The pane that is open beside the form, or `author` for the form alone. Another value opens that one. */
  view?: string | undefined;
  modelAnswer?: boolean | undefined;
  readOnly?: boolean | undefined;
  /** Opens and saves files; the browser's dialogs by default. */
  files?: FileAccess | undefined;
  /** Publishes papers to a platform; without one, the menu does not offer it. */
  publish?: PublishAdapter | undefined;
}

/** What a requested view shows; the author's leaves the open pane as it is. */
function shownFor(view: string, openPane: string): { pane: string; layout: EditorLayout } {
  return view === 'author' ? { pane: openPane, layout: 'form' } : { pane: view, layout: 'all' };
}

/**
 * The designers' tool: questions are written in the middle and seen beside it as students, markers and readers of a result
 * see them. Everything stays in the browser, files and recordings too.
 */
export function Workbench(props: WorkbenchProps) {
  const { name = 'rubrica-workbench', view: requestedView = 'student', modelAnswer = true, readOnly = false } = props;
  const { files = browserFiles, publish, start, sample } = props;
  const { language } = useUi();
  const messages = useWorkbenchMessages();
  const [store] = useState(() => openStore(name));
  const [media] = useState(() => browserMedia(store));
  useEffect(() => {
    media.setLanguage(language);
  }, [media, language]);
  const { workbench, ...savedState } = useSavedWorkbench(store, name);
  const { change } = savedState;
  useLanguageOfUntouched(workbench, language, change);
  const [chosen, setChosen] = useState(() => ({ asked: requestedView, ...shownFor(requestedView, 'student') }));
  // A changed prop overrides what was chosen before.
  if (chosen.asked !== requestedView) setChosen({ asked: requestedView, ...shownFor(requestedView, chosen.pane) });
  const { pane, layout } = chosen;
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
      pane,
      showPane: (next: string) => setChosen((before) => ({ ...before, pane: next })),
      layout,
      showLayout: (next: EditorLayout) => setChosen((before) => ({ ...before, layout: next })),
      modelAnswer,
      readOnly,
    }),
    [change, pane, layout, modelAnswer, readOnly],
  );
  return (
    <QuestionKitProvider language={language} media={media}>
      {workbench ? (
        <WorkbenchLayout
          {...{ workbench, savedState, shared, files, store, media, publish }}
          openedWith={{ start, sample }}
        />
      ) : (
        <Wait aria-busy="true" role="status" aria-label={messages.saveStatus.loading}>
          <Skeleton height="52px" />
          <Skeleton height="360px" />
        </Wait>
      )}
    </QuestionKitProvider>
  );
}
