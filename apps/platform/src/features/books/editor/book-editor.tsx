import type { Book, BookPage } from '@rubrica/api-client/contract';
import { Banner, Button, EmptyState, QuietButton } from '@rubrica/ui';
import { Download, History, Plus, Printer, Users } from 'lucide-react';
import { useEffect, useMemo, useReducer, useRef, useState, type KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import { useNavigate } from 'react-router-dom';
import { errorText } from '../../../lib/errors/error-text.ts';
import { downloadFile } from '../../../lib/files/download-file.ts';
import { useKeepFocus } from '../../../lib/focus/use-keep-focus.ts';
import { useExclusive } from '../../../lib/forms/use-exclusive.ts';
import { useMessages } from '../../../lib/i18n.ts';
import { useEditKeys } from '../../../lib/keyboard/use-edit-keys.ts';
import { useCommonMessages } from '../../../lib/messages/common.ts';
import { WorkspacePage } from '../../../lib/page/workspace-page.tsx';
import { ConflictDialog } from '../../../lib/saving/conflict-dialog.tsx';
import { toast } from '../../../lib/toast/toast.ts';
import { WordModal } from '../../../lib/words/word-modal.tsx';
import { rangesOf, useHighlight } from '../measure/use-highlight.ts';
import { useMeasuredBook } from '../measure/use-measured-book.ts';
import { partsOfPage } from '../measure/text-measures.ts';
import { ar } from '../messages/ar.ts';
import { en } from '../messages/en.ts';
import { useMakeQuestion } from '../questions/use-make-question.ts';
import { AboutPane } from './about-pane.tsx';
import {
  emptyPage,
  hasRoom,
  insertPage,
  isEmptyPage,
  movePage,
  putPageBack,
  removePage,
  spreadOf,
  stateOf,
} from './book-changes.ts';
import { bookReducer, initialBookState } from './book-state.ts';
import { ChosenBar } from './chosen-bar.tsx';
import { EditorActions } from './editor-actions.tsx';
import { EditorPanes } from './editor-panes.ts';
import { OutlinedBook } from './outlined-book.tsx';
import { PageSheet } from './page-sheet.tsx';
import { PagesOutline } from './pages-outline.tsx';
import { PublishDialog } from './publish-dialog.tsx';
import { SpreadTurn } from './spread-turn.tsx';
import { useBookSaving } from './use-book-saving.ts';
import { useChosenText } from './use-chosen-text.ts';
import { useHistory } from './use-history.ts';
import { usePictures } from './use-pictures.ts';
import { useSpeech } from './use-speech.ts';
import { VersionsDialog } from './versions-dialog.tsx';

/** A page that was removed a moment ago. */
const removedToast = 'removed-page';
/** Long enough to get to the button by keyboard. */
const undoMs = 10_000;

interface BookEditorProps {
  stored: Book;
  area: '/admin' | '/assistant';
}

/** Writing a book: its pages in their order, two of them open, and what the text is measured by. */
export function BookEditor({ stored, area }: BookEditorProps) {
  const m = useMessages({ en, ar });
  const navigate = useNavigate();
  const common = useCommonMessages();
  const { local, base, setBase, save, take, takeTheirs, conflict, hasTitle, shown } = useBookSaving(stored);
  const content = local.value;
  const { change, undo, redo, canUndo, canRedo } = useHistory(content, local.change);
  const [state, dispatch] = useReducer(bookReducer, initialBookState);
  const { pageNumber, newImages, textToSpeak } = state.createdBook;
  const goTo = (page: number) => dispatch({ kind: 'go-to', pageNumber: page });
  const [written, setWritten] = useState({ pages: content.pages, pageNumber });
  if (written.pages !== content.pages || written.pageNumber !== pageNumber) {
    // Undo may change the number of the page that is written. Before anything is drawn: the page stays open, with the focus in it.
    const id = written.pages[written.pageNumber - 1]?._id;
    const at = content.pages.findIndex(({ _id }) => _id === id);
    const stays = written.pageNumber === pageNumber && at !== -1 ? at + 1 : pageNumber;
    if (stays !== pageNumber) goTo(stays);
    setWritten({ pages: content.pages, pageNumber: stays });
  }
  const [opened, setOpened] = useState<'publish' | 'versions' | null>(null);
  const panes = useRef<HTMLDivElement>(null);
  const writing = useRef<HTMLDivElement>(null);
  const chosen = useChosenText(writing);
  const { speak, stop } = useSpeech(content, dispatch);
  const onPictures = usePictures(change, dispatch);
  const measured = useMeasuredBook(content);
  const hard = useMemo(() => new Set(measured.hard.map(({ word }) => word)), [measured.hard]);
  const spread = spreadOf(content.pages, pageNumber);
  useHighlight(writing, hard);
  useEditKeys(panes, { undo, redo, save: () => void save() });
  const kept = useKeepFocus(() => {
    // Of a page that is undone, the one at its place.
    const { _id } = content.pages[pageNumber - 1] ?? content.pages.at(-1) ?? { _id: '' };
    const text = writing.current?.querySelector<HTMLElement>(`[data-page="${_id}"] [role="textbox"]`);
    (text ?? writing.current?.querySelector('button'))?.focus();
  });
  useEffect(() => () => toast.dismiss(removedToast), []);
  const isAdmin = area === '/admin';
  const bookState = stateOf({ ...base, hasChanges: base.hasChanges || (base.publishedAt !== null && local.isChanged) });

  const [isBlank] = useState(() => content.pages.length === 1 && content.pages.every(isEmptyPage));
  useEffect(() => {
    // Whoever begins a book writes at once.
    if (isBlank) writing.current?.querySelector<HTMLElement>('[role="textbox"]')?.focus();
  }, [isBlank]);
  const canAdd = hasRoom(content);
  /** Whether what is written is stored: what is made of the stored book would lack it. */
  const isStored = async () => {
    if (await save()) return true;
    toast.error(m.publishing.notSaved);
    return false;
  };
  const [keepBoth] = useExclusive(async (current: Book) => {
    try {
      await takeTheirs(current);
    } catch (error) {
      toast.error(errorText(error, common, m.editor.notKept));
    }
  });
  const print = async () => {
    if (await isStored()) await navigate(`${area}/books/${base._id}/print`);
  };
  const download = async () => {
    if (!(await isStored())) return;
    try {
      await downloadFile(`/api/books/${base._id}/content.epub`, `${content.title}.epub`);
    } catch (error) {
      toast.error(error instanceof Error && error.message !== '' ? error.message : m.editor.notDownloaded);
    }
  };
  const addPage = (at: number, page = emptyPage()) => {
    flushSync(() => {
      change((before) => insertPage(before, at, page));
      goTo(at + 1);
    });
    writing.current?.querySelector<HTMLElement>(`[data-page="${page._id}"] [role="textbox"]`)?.focus();
  };
  const remove = (page: BookPage) => {
    const at = content.pages.indexOf(page);
    change((before) => removePage(before, page._id));
    // The page that is written stays open.
    if (at < pageNumber - 1 || pageNumber === content.pages.length) goTo(pageNumber - 1);
    const putBack = () => change((now) => (hasRoom(now) ? putPageBack(now, content, page._id) : now));
    toast.info(m.pages.removed(at + 1), {
      id: removedToast,
      durationMs: undoMs,
      action: { label: m.editor.undo, onClick: putBack },
    });
  };
  const move = (from: number, to: number) => {
    change((before) => movePage(before, from, to));
    if (from === pageNumber - 1) goTo(to + 1);
  };
  const find = (word: string) => {
    const at = content.pages.findIndex((page) => partsOfPage(page, content.language).words.includes(word));
    if (at === -1) return;
    flushSync(() => goTo(at + 1));
    const [range] = writing.current ? rangesOf(writing.current, (one) => one === word) : [];
    if (!range) return;
    getSelection()?.removeAllRanges();
    getSelection()?.addRange(range);
    range.startContainer.parentElement?.scrollIntoView({ block: 'center' });
  };
  /** A question leads back to the book. */
  const questionPath = (question: string) => `/admin/questions/edit/${question}?book=${base._id}`;
  const [makeQuestion, isMaking] = useMakeQuestion({
    content,
    onMade: async (question, page) => {
      flushSync(() => change((before) => ({ ...before, questions: [...before.questions, { question, page }] })));
      await save();
      await navigate(questionPath(question));
    },
  });
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey && (event.key === 'PageDown' || event.key === 'PageUp')) {
      event.preventDefault();
      goTo(Math.min(content.pages.length, spread.first + (event.key === 'PageDown' ? 3 : -1)));
    }
  };

  return (
    <WorkspacePage
      title={content.title.trim() === '' ? m.add : content.title}
      parent={{ label: m.title, to: `${area}/books` }}
      actions={
        <EditorActions
          saving={shown}
          state={bookState}
          canUndo={canUndo}
          canRedo={canRedo}
          onUndo={undo}
          onRedo={redo}
          more={[
            {
              label: m.editor.versions,
              icon: <History aria-hidden="true" />,
              onSelect: () => setOpened('versions'),
            },
            { label: m.editor.readers, icon: <Users aria-hidden="true" />, to: `${area}/books/${base._id}/readers` },
            { label: m.editor.print, icon: <Printer aria-hidden="true" />, onSelect: () => void print() },
            { label: m.editor.epub, icon: <Download aria-hidden="true" />, onSelect: () => void download() },
          ]}
          onPublish={() => setOpened('publish')}
        />
      }
      notices={
        <>
          {!hasTitle && (
            <Banner tone="warning" announce>
              {m.editor.untitled}
            </Banner>
          )}
          {local.wasRestored && (
            <Banner tone="info" action={<QuietButton onClick={local.discard}>{m.editor.drop}</QuietButton>}>
              {m.editor.restored}
            </Banner>
          )}
        </>
      }
    >
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- shortcuts of the whole editor, not of this element */}
      <EditorPanes ref={panes} onKeyDown={onKeyDown} {...kept}>
        <aside aria-label={m.editor.panes.pages}>
          <PagesOutline
            pages={content.pages}
            pageNumber={pageNumber}
            canAdd={canAdd}
            onGoTo={goTo}
            onMove={move}
            onAdd={(at) => addPage(at)}
            onDuplicate={(page) =>
              addPage(content.pages.indexOf(page) + 1, { ...page, _id: crypto.randomUUID(), recording: null })
            }
            onRemove={remove}
          />
        </aside>
        <section data-pane="write" aria-label={m.editor.panes.write}>
          <ChosenBar
            chosen={chosen}
            isSpeaking={textToSpeak !== ''}
            canAsk={isAdmin}
            isMaking={isMaking}
            onLookUp={() => chosen && dispatch({ kind: 'translate', text: chosen.text, modalName: 'dictionary' })}
            onTranslate={() => chosen && dispatch({ kind: 'translate', text: chosen.text, modalName: 'translation' })}
            onSpeak={() => chosen && void speak(chosen.text)}
            onStop={stop}
            onAsk={(kind) => chosen && void makeQuestion(kind, chosen)}
          />
          <div data-part="spread" ref={writing}>
            {spread.pages.map((page, index) => (
              <PageSheet
                key={page._id}
                page={page}
                number={spread.first + index + 1}
                language={content.language}
                arriving={newImages.filter((image) => image.page === page._id)}
                change={change}
                onPictures={onPictures}
                onFocus={() => goTo(spread.first + index + 1)}
              />
            ))}
            {content.pages.length === 0 && (
              <EmptyState
                title={m.pages.none}
                action={
                  <Button variant="primary" icon={<Plus aria-hidden="true" />} onClick={() => addPage(0)}>
                    {m.pages.add}
                  </Button>
                }
              >
                {m.pages.noneText}
              </EmptyState>
            )}
          </div>
          {content.pages.length > 0 && <SpreadTurn spread={spread} count={content.pages.length} onGoTo={goTo} />}
        </section>
        <aside aria-label={m.editor.panes.about}>
          <AboutPane
            content={content}
            change={change}
            measured={measured}
            questionPath={questionPath}
            isAdmin={isAdmin}
            onFind={find}
          />
        </aside>
      </EditorPanes>
      {state.isOpen && chosen && (
        <WordModal
          selected={chosen}
          source={content.title}
          initialModal={state.modalName}
          initialTarget={state.targetLanguage}
          onClose={() => dispatch({ kind: 'close' })}
        />
      )}
      {opened === 'publish' && (
        <PublishDialog
          book={base}
          content={content}
          save={save}
          onPublished={setBase}
          onClose={() => setOpened(null)}
        />
      )}
      {opened === 'versions' && (
        <VersionsDialog book={base} save={save} onRestored={take} onClose={() => setOpened(null)} />
      )}
      {conflict && (
        <ConflictDialog
          title={m.editor.conflictTitle}
          description={m.editor.conflictText}
          keepMine={m.editor.overwrite}
          takeTheirs={m.editor.takeTheirs}
          onKeepMine={() => void save(conflict.current)}
          onTakeTheirs={() => void keepBoth(conflict.current)}
          versions={[
            { title: m.editor.mine, content: <OutlinedBook content={content} other={conflict.current} /> },
            { title: m.editor.theirs, content: <OutlinedBook content={conflict.current} other={content} /> },
          ]}
        />
      )}
    </WorkspacePage>
  );
}
