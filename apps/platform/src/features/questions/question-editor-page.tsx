import type { QuestionId, StoredQuestion } from '@rubrica/api-client/contract';
import { draftOf, emptyDraft, questionOf, type Draft, type Exception } from '@rubrica/question-kit';
import { QuestionEditor, type EditorCommands } from '@rubrica/question-kit/editor';
import { useQueryClient } from '@tanstack/react-query';
import { Banner, Button, Chip, QuietButton } from '@rubrica/ui';
import { Suspense, useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { api } from '../../lib/api.ts';
import { errorText } from '../../lib/errors/error-text.ts';
import { useExclusive } from '../../lib/forms/use-exclusive.ts';
import { useMessages } from '../../lib/i18n.ts';
import { useCommonMessages } from '../../lib/messages/common.ts';
import { useNamedOptions } from '../../lib/options/use-options.ts';
import { lazyPart } from '../../lib/page/lazy-page.tsx';
import { MissingDialog } from '../../lib/page/missing-dialog.tsx';
import { WorkspacePage } from '../../lib/page/workspace-page.tsx';
import { invalidate } from '../../lib/query-keys.ts';
import { useCreateOnce } from '../../lib/resource/use-create-once.ts';
import { ConflictDialog } from '../../lib/saving/conflict-dialog.tsx';
import { useIsMounted } from '../../lib/saving/use-is-mounted.ts';
import { useSave } from '../../lib/saving/use-save.ts';
import { useStoredDraft } from '../../lib/storage/use-stored-draft.ts';
import { toast } from '../../lib/toast/toast.ts';
import { EditorTools } from './editor-tools.tsx';
import { ar, en } from './messages.ts';

const ConflictDifferences = lazyPart(() => import('./conflict-differences.tsx'));
const CheckDialog = lazyPart(() => import('./check/check-dialog.tsx'), MissingDialog);

/** Whether something that was stored on a device are exceptions; their limits are checked when they are saved. */
function areExceptions(value: unknown): value is readonly Exception[] {
  return (
    Array.isArray(value) &&
    value.every(
      (each: unknown) =>
        typeof each === 'object' && each !== null && 'rule' in each && 'reason' in each && 'path' in each,
    )
  );
}

/** Exceptions as they are saved: the server knows who made them. */
function written(exceptions: readonly Exception[]) {
  return exceptions.map(({ by: _by, at: _at, ...exception }) => exception);
}

function isDraft(value: unknown): value is Draft {
  if (typeof value !== 'object' || value === null) return false;
  return 'title' in value && typeof value.title === 'string' && 'questions' in value && Array.isArray(value.questions);
}

/** What a save sends; `on` is the stored question that it is based on. */
interface QuestionToSave {
  draft: Draft;
  /** Undefined where they were not changed. */
  exceptions: readonly Exception[] | undefined;
  on: StoredQuestion | undefined;
  /** The revision that it is based on: a restored draft may be older than the stored question. */
  rev: number;
  /** Whether that is the stored question of a conflict, which stays a version of its own. */
  isChosen: boolean;
}

interface QuestionEditorPageProps {
  /** The question to edit; a new one without. */
  stored?: StoredQuestion;
  /** Called once a new question has its `_id`. */
  onCreated?: (id: QuestionId) => void;
}

/** Writing a question. Every change is stored on the device, every save on the server. */
export function QuestionEditorPage({ stored, onCreated }: QuestionEditorPageProps) {
  const { editor: messages, list } = useMessages({ en, ar });
  const common = useCommonMessages();
  const client = useQueryClient();
  const isMounted = useIsMounted();
  const [base, setBase] = useState(stored);
  const local = useStoredDraft({
    kind: 'question',
    id: base?._id ?? 'new',
    rev: String(base?.rev ?? 0),
    initial: () => (base ? draftOf(base.content) : emptyDraft()),
    isValid: isDraft,
  });
  const { value: draft } = local;
  const localExceptions = useStoredDraft<readonly Exception[]>({
    kind: 'question-exceptions',
    id: base?._id ?? 'new',
    rev: String(base?.rev ?? 0),
    initial: () => base?.exceptions ?? [],
    isValid: areExceptions,
  });
  // Unless they were changed here they are those of the stored question, which somebody else may have changed meanwhile.
  const exceptions = localExceptions.isChanged ? localExceptions.value : (base?.exceptions ?? []);
  const isChanged = local.isChanged || localExceptions.isChanged;
  const commands = useRef<EditorCommands>(null);
  const [hasNoTitle, setHasNoTitle] = useState(false);
  const [isChecking, setChecking] = useState(false);
  const createOnce = useCreateOnce();
  const saving = useSave('updateQuestion', async (given: QuestionToSave) => {
    const { on, rev, isChosen } = given;
    const body = {
      content: questionOf(given.draft),
      ...(given.exceptions && { exceptions: written(given.exceptions) }),
    };
    if (!on) return createOnce(body, (headers) => api.createQuestion({ body, headers }));
    return api.updateQuestion({ params: { id: on._id }, body: { rev, ...(isChosen && { chosen: 'mine' }), ...body } });
  });
  const { conflict } = saving;
  const options = {
    categories: useNamedOptions('categories'),
    levels: useNamedOptions('levels'),
    diplomas: useNamedOptions('diplomas'),
  };

  const baseRev = Math.min(Number(local.rev), Number(localExceptions.rev));

  /** @param over the stored question of a conflict, where it is written over */
  const save = async (given: Draft, over?: StoredQuestion) => {
    const on = over ?? base;
    // A second one on the same revision would be a conflict of somebody with themselves.
    if (saving.isSaving) return;
    setHasNoTitle(given.title.trim() === '');
    if (given.title.trim() === '') return saving.reset();
    const { value: ownExceptions, isChanged: haveExceptionsChanged } = localExceptions;
    const outcome = await saving.save({
      draft: given,
      exceptions: haveExceptionsChanged ? ownExceptions : undefined,
      on,
      rev: over?.rev ?? baseRev,
      isChosen: over !== undefined,
    });
    if (outcome.kind !== 'saved') return;
    const saved = outcome.reply;
    local.markSaved(given, saved._id, String(saved.rev));
    localExceptions.markSaved(ownExceptions, saved._id, String(saved.rev));
    setBase(saved);
    toast.success(messages.saved);
    await invalidate(client, 'Question');
    if (!on && isMounted()) onCreated?.(saved._id);
  };
  /** Ends a conflict with the stored question, once what was written here is kept as a version. */
  const [takeTheirs] = useExclusive(async ({ _id: id }: StoredQuestion) => {
    try {
      // Over an outdated revision: a server of the version before, which does not know what is chosen, refuses it instead of storing it.
      const body = { rev: baseRev, chosen: 'theirs' as const, content: questionOf(draft) };
      const theirs = await api.updateQuestion({ params: { id }, body });
      local.adopt(draftOf(theirs.content));
      localExceptions.adopt(theirs.exceptions);
      setBase(theirs);
      saving.reset();
    } catch (error) {
      toast.error(errorText(error, common, messages.notKept));
      return;
    }
    await invalidate(client, 'Question');
  });
  // Whoever comes from a book goes back to it.
  const book = useSearchParams()[0].get('book');
  const isNew = stored === undefined;
  useEffect(() => {
    // A new question begins with its title.
    const { activeElement } = document;
    if (isNew && (activeElement === document.body || activeElement?.id === 'main'))
      document.querySelector<HTMLElement>('[data-pane="form"] input')?.focus();
  }, [isNew]);
  const dismissProblem = () => {
    setHasNoTitle(false);
    saving.reset();
  };
  const saveProblem = saving.error === undefined ? null : errorText(saving.error, common, messages.saveFailed);
  const problem = hasNoTitle ? messages.untitled : saveProblem;

  return (
    <WorkspacePage
      title={base ? messages.edit : messages.create}
      parent={
        book === null
          ? { label: list.title, to: '/admin/questions' }
          : { label: messages.toBook, to: `/admin/books/${encodeURIComponent(book)}` }
      }
      status={isChanged && <Chip tone="warning">{messages.unsaved}</Chip>}
      actions={
        <>
          <EditorTools id={base?._id ?? null} onCheck={() => setChecking(true)} />
          <Button variant="primary" loading={saving.isSaving} onClick={() => void save(draft)}>
            {messages.save}
          </Button>
        </>
      }
      notices={
        <>
          {problem && (
            <Banner tone="danger" announce onDismiss={dismissProblem}>
              {problem}
            </Banner>
          )}
          {(local.wasRestored || localExceptions.wasRestored) && (
            <Banner
              tone="info"
              action={
                <QuietButton
                  onClick={() => {
                    local.discard();
                    localExceptions.discard();
                  }}
                >
                  {messages.drop}
                </QuietButton>
              }
            >
              {messages.restored}
            </Banner>
          )}
        </>
      }
    >
      <QuestionEditor
        value={draft}
        onChange={local.change}
        onSave={() => void save(draft)}
        commands={commands}
        hasSaveButton={false}
        categories={options.categories}
        levels={options.levels}
        diplomas={options.diplomas}
        rememberSchemesAs="rubrica-marking"
      />
      {isChecking && (
        <Suspense>
          <CheckDialog
            draft={draft}
            level={options.levels.find(({ value }) => value === draft.level)?.label ?? ''}
            exceptions={exceptions}
            onExceptions={localExceptions.change}
            onGoTo={(path) => {
              // Once the dialog is gone, which keeps the focus within itself.
              requestAnimationFrame(() => commands.current?.goTo(path.length === 0 ? ['title'] : path));
            }}
            onClose={() => setChecking(false)}
          />
        </Suspense>
      )}
      {conflict && (
        <ConflictDialog
          title={messages.conflictTitle}
          description={messages.conflictText}
          keepMine={messages.overwrite}
          takeTheirs={messages.takeTheirs}
          onKeepMine={() => void save(draft, conflict.current)}
          onTakeTheirs={() => void takeTheirs(conflict.current)}
        >
          <Suspense>
            <ConflictDifferences
              mine={draft}
              theirs={conflict.current.content}
              names={{ category: options.categories, level: options.levels, diploma: options.diplomas }}
              haveExceptionsChanged={localExceptions.isChanged}
            />
          </Suspense>
        </ConflictDialog>
      )}
    </WorkspacePage>
  );
}
