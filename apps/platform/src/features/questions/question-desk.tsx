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
import { refresh } from '../../lib/query-keys.ts';
import { toast } from '../../lib/toast/toast.ts';
import { ConflictDialog } from './conflict-dialog.tsx';
import { ar } from './messages/ar.ts';
import { en } from './messages/en.ts';
import { useKeptDraft } from './use-kept-draft.ts';

interface QuestionDeskProps {
  /** The question to edit; a new one is begun without. */
  stored?: StoredQuestion;
  /** Told once a new question has its `_id`. */
  onCreated?: (id: string) => void;
}

/** Writing a question. The work is kept on the device with every change, and on the server with every save. */
export function QuestionDesk({ stored, onCreated }: QuestionDeskProps) {
  const { editor: messages, list } = useMessages({ en, ar });
  const common = useCommonMessages();
  const client = useQueryClient();
  const [base, setBase] = useState(stored);
  const kept = useKeptDraft(base?._id ?? 'new', String(base?.rev ?? 0), () =>
    base ? draftOf(base.content) : emptyDraft(),
  );
  const { draft, isChanged } = kept;
  const [isSaving, setSaving] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [conflict, setConflict] = useState<StoredQuestion | null>(null);
  const options = {
    categories: useNamedOptions('categories'),
    levels: useNamedOptions('levels'),
    diplomas: useNamedOptions('diplomas'),
  };

  const save = useCallback(
    async (given: Draft, upon: StoredQuestion | undefined) => {
      if (given.title.trim() === '') {
        setProblem(messages.untitled);
        return;
      }
      setSaving(true);
      setProblem(null);
      try {
        const content = questionOf(given);
        const saved = upon
          ? await api.updateQuestion({ params: { id: upon._id }, body: { rev: upon.rev, content } })
          : await api.createQuestion({ body: { content } });
        kept.settle(given, saved._id, String(saved.rev));
        setBase(saved);
        toast.success(messages.saved);
        await refresh(client, 'Question');
        if (!upon) onCreated?.(saved._id);
      } catch (error) {
        if (isConflict(error, 'updateQuestion')) {
          setConflict(error.current);
        } else {
          setProblem(errorText(error, common, messages.saveFailed));
        }
      } finally {
        setSaving(false);
      }
    },
    [client, common, kept, messages, onCreated],
  );

  return (
    <Page
      title={base ? messages.edit : messages.create}
      width="full"
      crumbs={[{ label: list.title, to: '/admin/questions' }]}
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
        {problem && (
          <Banner tone="danger" announce onDismiss={() => setProblem(null)}>
            {problem}
          </Banner>
        )}
        {kept.wasRestored && (
          <Banner tone="info" action={<QuietButton onClick={kept.drop}>{messages.drop}</QuietButton>}>
            {messages.restored}
          </Banner>
        )}
        <QuestionEditor
          value={draft}
          onChange={kept.change}
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
            kept.settle(theirs, conflict._id, String(conflict.rev));
            kept.change(theirs);
            setBase(conflict);
            setConflict(null);
          }}
        />
      )}
    </Page>
  );
}
