import type { QuestionTag } from '@rubrica/api-client/contract';
import { ApiError, isConflict } from '@rubrica/api-client';
import { Button, ConfirmDialog, Dialog, EmptyState, RouteLink, Table, TextField } from '@rubrica/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { api } from '../../../lib/api.ts';
import { errorText } from '../../../lib/errors/error-text.ts';
import { KeepFocus } from '../../../lib/focus/keep-focus.tsx';
import { useMessages } from '../../../lib/i18n.ts';
import { useCommonMessages } from '../../../lib/messages/common.ts';
import { Page } from '../../../lib/page/page.tsx';
import { QueryView } from '../../../lib/page/query-view.tsx';
import { invalidate, keyOf } from '../../../lib/query-keys.ts';
import { RowMenu } from '../../../lib/resource/row-menu.tsx';
import { useRunChange } from '../../../lib/resource/use-run-change.ts';
import { toast } from '../../../lib/toast/toast.ts';
import { ar } from './messages/ar.ts';
import { en } from './messages/en.ts';

function RenameDialog({ tag, onClose }: { tag: QuestionTag; onClose: () => void }) {
  const { tagsPage: messages } = useMessages({ en, ar });
  const common = useCommonMessages();
  const client = useQueryClient();
  /** As it was read, or as somebody else has named it since. */
  const [stored, setStored] = useState(tag.name);
  const [name, setName] = useState(tag.name);
  const [error, setError] = useState<string>();
  const [isSaving, setSaving] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const save = async (merge: boolean) => {
    setSaving(true);
    try {
      await api.renameTag({ params: { id: tag._id }, body: { name, merge, base: { name: stored } } });
      await invalidate(client, 'Question');
      toast.success(merge ? messages.merged : messages.renamed);
      onClose();
    } catch (failure) {
      if (isConflict(failure, 'renameTag')) {
        setStored(failure.current.name);
        setError(messages.renamedMeanwhile(failure.current.name));
        void invalidate(client, 'Question');
      } else if (failure instanceof ApiError && failure.code === 'tag_taken') setAsking(true);
      else setError(errorText(failure, common));
    } finally {
      setSaving(false);
    }
  };
  return (
    <>
      <Dialog
        open
        size="small"
        onClose={onClose}
        title={messages.renameTitle(stored)}
        actions={
          <>
            <Button onClick={onClose}>{common.cancel}</Button>
            <Button variant="primary" loading={isSaving} disabled={name.trim() === ''} onClick={() => void save(false)}>
              {common.save}
            </Button>
          </>
        }
      >
        <TextField
          label={messages.name}
          value={name}
          maxLength={40}
          error={error}
          onChange={(event) => {
            setName(event.target.value);
            setError(undefined);
          }}
        />
      </Dialog>
      <ConfirmDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={() => save(true)}
        title={messages.mergeTitle(name.trim())}
        confirmLabel={messages.merge}
      >
        {messages.mergeText}
      </ConfirmDialog>
    </>
  );
}

/** All tags: what has them, renaming, merging, removing. */
export function TagsPage() {
  const { tagsPage: messages, ...bank } = useMessages({ en, ar });
  const common = useCommonMessages();
  const client = useQueryClient();
  const runChange = useRunChange();
  const [renamed, setRenamed] = useState<QuestionTag | null>(null);
  const [removed, setRemoved] = useState<QuestionTag | null>(null);
  const query = useQuery({
    queryKey: keyOf('Question', 'tags'),
    queryFn: ({ signal }) => api.listTags({ signal }),
  });
  const remove = (tag: QuestionTag) =>
    runChange(async () => {
      await api.removeTag({ params: { id: tag._id } });
      await invalidate(client, 'Question');
      return messages.removed;
    });
  return (
    <Page
      title={messages.title}
      lead={messages.lead}
      breadcrumbs={[{ label: messages.questionsPage, to: '/admin/questions' }]}
    >
      <KeepFocus>
        <QueryView query={query} errorTitle={messages.notLoaded}>
          {({ items }) =>
            items.length === 0 ? (
              <EmptyState title={messages.empty}>{messages.emptyText}</EmptyState>
            ) : (
              <Table
                label={messages.title}
                rows={items}
                rowKey={({ _id }) => _id}
                columns={[
                  {
                    key: 'name',
                    header: bank.tag,
                    primary: true,
                    cell: ({ name }) => (
                      <RouteLink to={`/admin/questions?${new URLSearchParams({ tags: name }).toString()}`}>
                        <bdi>{name}</bdi>
                      </RouteLink>
                    ),
                  },
                  { key: 'questions', header: messages.used, cell: ({ questions }) => bank.questions(questions) },
                ]}
                rowActions={(tag) => (
                  <RowMenu
                    label={common.actionsFor(tag.name)}
                    onChange={() => {}}
                    actions={[
                      { label: messages.rename, icon: <Pencil aria-hidden="true" />, onSelect: () => setRenamed(tag) },
                      {
                        label: common.remove,
                        icon: <Trash2 aria-hidden="true" />,
                        tone: 'danger',
                        onSelect: () => setRemoved(tag),
                      },
                    ]}
                  />
                )}
              />
            )
          }
        </QueryView>
        {renamed && <RenameDialog tag={renamed} onClose={() => setRenamed(null)} />}
        {removed && (
          <ConfirmDialog
            open
            tone="danger"
            onClose={() => setRemoved(null)}
            onConfirm={() => remove(removed)}
            title={messages.removeTitle(removed.name)}
            confirmLabel={common.remove}
          >
            {messages.removeText(removed.questions)}
          </ConfirmDialog>
        )}
      </KeepFocus>
    </Page>
  );
}
