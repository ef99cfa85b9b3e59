import { lowWindow, Skeleton, token } from '@rubrica/ui';
import { Suspense, useCallback, useMemo, useRef, useState, type KeyboardEvent } from 'react';
import { styled } from 'styled-components';
import type { EditorCommands } from '../editor/editor-commands.ts';
import { isFreeEscape } from './is-free-escape.ts';
import { usePaperActions } from './state/use-paper-actions.ts';
import { WorkbenchBar } from './bar/workbench-bar.tsx';
import { ConflictBanner } from './conflict-banner.tsx';
import type { BrowserMedia } from './files/browser-media.ts';
import type { FileAccess } from './files/file-access.ts';
import { useDroppedFile } from './files/use-dropped-file.ts';
import { useOpenedWith, type OpenedWith } from './use-opened-with.ts';
import { lazyPart } from './lazy-part/lazy-part.ts';
import { mainViews } from './main-views/main-views.ts';
import { useWorkbenchMessages } from './messages/use-workbench-messages.ts';
import { currentOf, type WorkbenchState } from './state/workbench-state.ts';
import type { PublishAdapter } from './publish/publish-adapter.ts';
import type { WorkbenchStore } from './state/store.ts';
import type { SavedWorkbench } from './state/use-saved-workbench.ts';
import type { OpenDialog } from './open-dialog.ts';
import { useWorkbenchActions } from './use-workbench-actions.ts';
import { useWorkbenchKeys } from './use-workbench-keys.ts';
import { WorkbenchContext, type WorkbenchContextValue } from './workbench-context.ts';
import { WorkbenchDialogs } from './workbench-dialogs.tsx';

const ProposalBanner = lazyPart(() => import('./editorial/proposal-banner.tsx'));
const UnreadBanner = lazyPart(() => import('./unread/unread-banner.tsx'));

const Page = styled.div`
  display: flex;
  flex-direction: column;
  block-size: 100dvb;
  min-inline-size: 0;
  &:focus {
    outline: none;
  }
  /* Above the panes, which have backgrounds of their own. */
  &[data-dragged-over]::after {
    content: '';
    position: fixed;
    inset: 8px;
    z-index: ${token.layer.float};
    border: 3px dashed ${token.color.accent};
    border-radius: ${token.radius.card};
    pointer-events: none;
  }
  & > [data-part='view'] {
    flex: 1;
    min-block-size: 0;
  }
  /* The bar scrolls away, and the view has the window. */
  @media ${lowWindow} {
    overflow: auto;
    & > [data-part='view'] {
      flex: none;
      block-size: 100%;
    }
  }
`;

export interface WorkbenchLayoutProps {
  workbench: WorkbenchState;
  savedState: Omit<SavedWorkbench, 'workbench' | 'change'>;
  shared: Pick<
    WorkbenchContextValue,
    'change' | 'pane' | 'showPane' | 'layout' | 'showLayout' | 'modelAnswer' | 'readOnly'
  >;
  files: FileAccess;
  store: WorkbenchStore;
  media: BrowserMedia;
  publish: PublishAdapter | undefined;
  openedWith: OpenedWith;
}

/** The workbench with its current question. */
export function WorkbenchLayout(props: WorkbenchLayoutProps) {
  const { workbench, savedState, shared, files, store, media, publish, openedWith } = props;
  const messages = useWorkbenchMessages();
  const { saveStatus, loadCount, loadOtherVersion, keepThisVersion, hasUnread, goOnWithoutUnread } = savedState;
  const pageRef = useRef<HTMLDivElement>(null);
  const focusPage = useCallback(() => pageRef.current?.focus(), []);
  const question = currentOf(workbench);
  const commands = useRef<EditorCommands>(null);
  const [mainView, showMainView] = useState('question');
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  const paperActions = usePaperActions(shared.change, `${workbench.paper.id} ${loadCount}`);
  const actions = useWorkbenchActions({
    change: shared.change,
    paperActions,
    files,
    media,
    commands,
    setDialog,
    canPublish: publish !== undefined,
  });
  useWorkbenchKeys(actions, dialog !== null);
  useOpenedWith(openedWith, shared.change, actions);
  const dropTarget = useDroppedFile(actions.openDropped);
  const backToPaper = (event: KeyboardEvent<HTMLElement>) => {
    if (mainView === 'question' && isFreeEscape(event)) showMainView('paper');
  };
  const api = useMemo<WorkbenchContextValue>(
    () => ({
      ...shared,
      workbench,
      question,
      loadCount,
      mainView,
      showMainView,
      commands,
      openGallery: actions.openGallery,
      saveFile: actions.saveFile,
      openFile: actions.openFile,
      openPaper: actions.openPaper,
      paperActions,
    }),
    [shared, workbench, question, loadCount, mainView, actions, paperActions],
  );
  const View = mainViews.find(({ name }) => name === mainView)?.component;

  return (
    <WorkbenchContext.Provider value={api}>
      <Page
        ref={pageRef}
        {...dropTarget}
        tabIndex={-1}
        role="main"
        aria-label={messages.workbench}
        onKeyDown={backToPaper}
      >
        <WorkbenchBar actions={actions} saveStatus={saveStatus} />
        {saveStatus === 'conflict' && (
          <ConflictBanner {...{ loadOtherVersion, keepThisVersion }} onChosen={focusPage} />
        )}
        {hasUnread && saveStatus !== 'conflict' && (
          <Suspense>
            <UnreadBanner
              store={store}
              files={files}
              onRemoved={() => {
                goOnWithoutUnread();
                focusPage();
              }}
            />
          </Suspense>
        )}
        {question.proposal && mainView === 'question' && (
          <Suspense>
            <ProposalBanner proposal={question.proposal} onEnded={focusPage} />
          </Suspense>
        )}
        <div data-part="view">
          <Suspense fallback={<Skeleton height="360px" />}>{View && <View />}</Suspense>
        </div>
        <WorkbenchDialogs {...{ dialog, actions, files, media, publish }} onClose={() => setDialog(null)} />
      </Page>
    </WorkbenchContext.Provider>
  );
}
