import { isConflict } from '@rubrica/api-client';
import type { StoredQuestion } from '@rubrica/api-client/contract';
import { draftOf, emptyDraft, questionOf, type Draft } from '@rubrica/question-kit';
import { QuestionEditor } from '@rubrica/question-kit/editor';
import { useQueryClient } from '@tanstack/react-query';
import { Banner, Button, Chip, Cluster, QuietButton, Stack } from '@rubrica/ui';
import { useCallback, useState } from 'react';
import { api } from '../../lib/api.ts';
import { errorText } from '../../lib/errors/error-text.ts';
import { useMessages } from '../../lib/i18n.ts';
import { useCommonMessages } from '../../lib/messages/common.ts';
import { useNamedOptions } from '../../lib/options/use-options.ts';
import { Page } from '../../lib/page/page.tsx';
import { invalidate } from '../../lib/query-keys.ts';
import { toast } from '../../lib/toast/toast.ts';
import { ConflictDialog } from './conflict-dialog.tsx';
import { ar } from './messages/ar.ts';
import { en } from './messages/en.ts';
import { useStoredDraft } from './use-stored-draft.ts';

interface QuestionEditorPageProps {
  /** The question to edit; without it, the page creates a question. */
  stored?: StoredQuestion;
  /** Called with the `_id` of a new question after its first save. */
  onCreated?: (id: string) => void;
}

/** The page on which a question is written. Each change is stored on this device, each save on the server. */
export function QuestionEditorPage({ stored, onCreated }: QuestionEditorPageProps) {
  const { editor: messages, list } = useMessages({ en, ar });
  const common = useCommonMessages();
  const client = useQueryClient();
  const [base, setBase] = useState(stored);
  const local = useStoredDraft(base?._id ?? 'new', String(base?.rev ?? 0), () =>
    base ? draftOf(base.content) : emptyDraft(),
  );
  const { draft, isChanged } = local;
  const [isSaving, setSaving] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const [conflict, setConflict] = useState<StoredQuestion | null>(null);
  const options = {
    categories: useNamedOptions('categories'),
    levels: useNamedOptions('levels'),
    diplomas: useNamedOptions('diplomas'),
  };

  const save = useCallback(
    async (edited: Draft, previous: StoredQuestion | undefined) => {
      if (edited.title.trim() === '') {
        setError(messages.untitled);
        return;
      }
      setSaving(true);
      setError(null);
      try {
        const content = questionOf(edited);
        const saved = previous
          ? await api.updateQuestion({ params: { id: previous._id }, body: { rev: previous.rev, content } })
          : await api.createQuestion({ body: { content } });
        local.markSaved(edited, saved._id, String(saved.rev));
        setBase(saved);
        toast.success(messages.saved);
        await invalidate(client, 'Question');
        if (!previous) onCreated?.(saved._id);
      } catch (saveError) {
        if (isConflict(saveError, 'updateQuestion')) {
          setConflict(saveError.current);
        } else {
          setError(errorText(saveError, common, messages.saveFailed));
        }
      } finally {
        setSaving(false);
      }
    },
    [client, common, local, messages, onCreated],
  );

  return (
    <Page
      title={base ? messages.edit : messages.create}
      width="full"
      breadcrumbs={[{ label: list.title, to: '/admin/questions' }]}
      action={
        <Cluster>
          {isChanged && <Chip tone="warning">{messages.unsaved}</Chip>}
          <Button variant="primary" loading={isSaving} onClick={() => void save(draft, base)}>
            {messages.save}
          </Button>
        </Cluster>
      }
    >
      <Stack gap={16}>
        {error && (
          <Banner tone="danger" announce onDismiss={() => setError(null)}>
            {error}
          </Banner>
        )}
        {local.wasRestored && (
          <Banner tone="info" action={<QuietButton onClick={local.discard}>{messages.drop}</QuietButton>}>
            {messages.restored}
          </Banner>
        )}
        <QuestionEditor
          value={draft}
          onChange={local.change}
          onSave={() => void save(draft, base)}
          categories={options.categories}
          levels={options.levels}
          diplomas={options.diplomas}
        />
      </Stack>
      {conflict && (
        <ConflictDialog
          onMine={() => {
            setConflict(null);
            void save(draft, conflict);
          }}
          onTheirs={() => {
            const theirs = draftOf(conflict.content);
            local.markSaved(theirs, conflict._id, String(conflict.rev));
            local.change(theirs);
            setBase(conflict);
            setConflict(null);
          }}
        />
      )}
    </Page>
  );
}
