import type { QuestionId } from '@rubrica/api-client/contract';
import { Button, Dialog, Stack } from '@rubrica/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../../lib/api.ts';
import { useMessages } from '../../../lib/i18n.ts';
import { useCommonMessages } from '../../../lib/messages/common.ts';
import { invalidate } from '../../../lib/query-keys.ts';
import { TagField } from '../../../lib/questions/tag-field.tsx';
import { inBatches } from '../../../lib/resource/in-batches.ts';
import { useRunChange } from '../../../lib/resource/use-run-change.ts';
import { ar } from './messages/ar.ts';
import { en } from './messages/en.ts';

/** How many questions a call takes. */
const mostAtOnce = 500;

/** A question whose tags are edited. */
export interface TaggedQuestion {
  _id: QuestionId;
  title: string;
  tags: readonly string[];
}

/** Edits the tags of a question, or of several: what all of them get, and what is taken from all. */
export function TagDialog({ questions, onClose }: { questions: readonly TaggedQuestion[]; onClose: () => void }) {
  const messages = useMessages({ en, ar });
  const common = useCommonMessages();
  const client = useQueryClient();
  const runChange = useRunChange();
  const [single] = questions.length === 1 ? questions : [];
  const [add, setAdd] = useState<readonly string[]>(single?.tags ?? []);
  const [remove, setRemove] = useState<readonly string[]>([]);
  const [isSaving, setSaving] = useState(false);
  const shared = [...new Set(questions.flatMap(({ tags }) => tags))];
  const change = single
    ? {
        add: add.filter((tag) => !single.tags.includes(tag)),
        remove: single.tags.filter((tag) => !add.includes(tag)),
      }
    : { add: [...add], remove: [...remove] };
  const hasChange = change.add.length + change.remove.length > 0;
  const save = async () => {
    setSaving(true);
    try {
      await runChange(async () => {
        const ids = questions.map(({ _id }) => _id);
        try {
          await inBatches(ids, mostAtOnce, (batch) => api.tagQuestions({ body: { questions: [...batch], ...change } }));
        } finally {
          await invalidate(client, 'Question');
        }
        return messages.tagsSaved;
      }, messages.tagsNotSaved);
      onClose();
    } catch {
      setSaving(false);
    }
  };
  return (
    <Dialog
      open
      onClose={onClose}
      hasUnsaved={hasChange && !isSaving}
      title={single ? messages.tagsOf(single.title) : messages.tagsOfSeveral(questions.length)}
      actions={
        <>
          <Button onClick={onClose}>{common.cancel}</Button>
          <Button variant="primary" loading={isSaving} disabled={!hasChange} onClick={() => void save()}>
            {common.save}
          </Button>
        </>
      }
    >
      <Stack gap={16}>
        <TagField
          canCreate
          label={single ? messages.tags : messages.addTags}
          hint={messages.tagsHint}
          value={add}
          onChange={setAdd}
        />
        {!single && shared.length > 0 && (
          <TagField
            label={messages.removeTags}
            hint={messages.removeTagsHint(shared)}
            value={remove}
            onChange={setRemove}
          />
        )}
      </Stack>
    </Dialog>
  );
}
