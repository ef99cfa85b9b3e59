import type { QuestionId, StoredQuestion } from '@rubrica/api-client/contract';
import { draftOf, emptyDraft, questionOf, type Draft } from '@rubrica/question-kit';
import { QuestionEditor } from '@rubrica/question-kit/editor';
import { useQueryClient } from '@tanstack/react-query';
import { Banner, Button, Chip, IconButton, QuietButton } from '@rubrica/ui';
import { ClipboardCheck, History } from 'lucide-react';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { api } from '../../lib/api.ts';
import { errorText } from '../../lib/errors/error-text.ts';
import { useMessages } from '../../lib/i18n.ts';
import { useCommonMessages } from '../../lib/messages/common.ts';
import { useNamedOptions } from '../../lib/options/use-options.ts';
import { WorkspacePage } from '../../lib/page/workspace-page.tsx';
import { invalidate } from '../../lib/query-keys.ts';
import { ConflictDialog } from '../../lib/saving/conflict-dialog.tsx';
import { useIsMounted } from '../../lib/saving/use-is-mounted.ts';
import { useSave } from '../../lib/saving/use-save.ts';
import { useStoredDraft } from '../../lib/storage/use-stored-draft.ts';
import { toast } from '../../lib/toast/toast.ts';
import { ar as bankAr } from './bank/messages/ar.ts';
import { en as bankEn } from './bank/messages/en.ts';
import { ar, en } from './messages.ts';

const CheckDialog = lazy(() => import('./check/check-dialog.tsx'));

const nameOf = (question: string) => `question/${question}`;

function isDraft(value: unknown): value is Draft {
  if (typeof value !== 'object' || value === null) return false;
  return 'title' in value && typeof value.title === 'string' && 'questions' in value && Array.isArray(value.questions);
}

/** What a save sends; `on` is the stored question that it is based on. */
interface QuestionToSave {
  draft: Draft;
  on: StoredQuestion | undefined;
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
  const bank = useMessages({ en: bankEn, ar: bankAr });
  const common = useCommonMessages();
  const client = useQueryClient();
  const isMounted = useIsMounted();
  const [base, setBase] = useState(stored);
  const local = useStoredDraft({
    nameOf,
    id: base?._id ?? 'new',
    rev: String(base?.rev ?? 0),
    initial: () => (base ? draftOf(base.content) : emptyDraft()),
    isValid: isDraft,
  });
  const { value: draft, isChanged } = local;
  const [hasNoTitle, setHasNoTitle] = useState(false);
  const [isChecking, setChecking] = useState(false);
  const saving = useSave('updateQuestion', async ({ draft: given, on }: QuestionToSave) => {
    const content = questionOf(given);
    return on
      ? api.updateQuestion({ params: { id: on._id }, body: { rev: on.rev, content } })
      : api.createQuestion({ body: { content } });
  });
  const { conflict } = saving;
  const options = {
    categories: useNamedOptions('categories'),
    levels: useNamedOptions('levels'),
    diplomas: useNamedOptions('diplomas'),
  };

  const save = async (given: Draft, on: StoredQuestion | undefined) => {
    setHasNoTitle(given.title.trim() === '');
    if (given.title.trim() === '') return saving.reset();
    const outcome = await saving.save({ draft: given, on });
    if (outcome.kind !== 'saved') return;
    const saved = outcome.reply;
    local.markSaved(given, saved._id, String(saved.rev));
    setBase(saved);
    toast.success(messages.saved);
    await invalidate(client, 'Question');
    if (!on && isMounted()) onCreated?.(saved._id);
  };
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
          <IconButton
            label={messages.check}
            icon={<ClipboardCheck aria-hidden="true" />}
            onClick={() => setChecking(true)}
          />
          {base && (
            <IconButton
              label={bank.details.link}
              icon={<History aria-hidden="true" />}
              to={`/admin/questions/details/${base._id}`}
            />
          )}
          <Button variant="primary" loading={saving.isSaving} onClick={() => void save(draft, base)}>
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
          {local.wasRestored && (
            <Banner tone="info" action={<QuietButton onClick={local.discard}>{messages.drop}</QuietButton>}>
              {messages.restored}
            </Banner>
          )}
        </>
      }
    >
      <QuestionEditor
        value={draft}
        onChange={local.change}
        onSave={() => void save(draft, base)}
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
          onTakeTheirs={() => {
            const theirs = draftOf(conflict.current.content);
            local.markSaved(theirs, conflict.current._id, String(conflict.current.rev));
            local.change(theirs);
            setBase(conflict.current);
            saving.reset();
          }}
        />
      )}
    </WorkspacePage>
  );
}
