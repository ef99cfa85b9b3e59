import type { Book, BookContent } from '@rubrica/api-client/contract';
import { Banner, Button, Dialog, MultiCombobox, Stack } from '@rubrica/ui';
import { useState } from 'react';
import { api } from '../../../lib/api.ts';
import { errorText } from '../../../lib/errors/error-text.ts';
import { useExclusive } from '../../../lib/forms/use-exclusive.ts';
import { useMessages } from '../../../lib/i18n.ts';
import { useCommonMessages } from '../../../lib/messages/common.ts';
import { useGroupOptions } from '../../../lib/options/use-options.ts';
import { toast } from '../../../lib/toast/toast.ts';
import { ar } from '../messages/ar.ts';
import { en } from '../messages/en.ts';
import { undescribedImages } from './book-changes.ts';

interface PublishDialogProps {
  book: Book;
  content: BookContent;
  /** Saves what is written; resolves with null where it could not. */
  save: () => Promise<Book | null>;
  onPublished: (book: Book) => void;
  onClose: () => void;
}

/** Publishes a book to groups. */
export function PublishDialog({ book, content, save, onPublished, onClose }: PublishDialogProps) {
  const { publishing: m } = useMessages({ en, ar });
  const common = useCommonMessages();
  const options = useGroupOptions();
  const [groups, setGroups] = useState<readonly string[]>(book.groups);
  const [problem, setProblem] = useState('');
  const undescribed = undescribedImages(content);
  const hasPages = content.pages.length > 0;

  const [publish, isPublishing] = useExclusive(async () => {
    setProblem('');
    if (groups.length === 0) return setProblem(m.groupsRequired);
    try {
      const saved = await save();
      if (!saved) return setProblem(m.notSaved);
      const body = { rev: saved.rev, groups: [...groups] };
      onPublished(await api.publishBook({ params: { id: saved._id }, body }));
      toast.success(m.done(content.title));
      onClose();
    } catch (error) {
      setProblem(errorText(error, common, m.failed));
    }
  });

  return (
    <Dialog
      open
      onClose={onClose}
      hasUnsaved={false}
      size="small"
      title={m.title(content.title)}
      description={m.text}
      actions={
        <>
          <Button onClick={onClose}>{common.cancel}</Button>
          <Button variant="primary" loading={isPublishing} disabled={!hasPages} onClick={() => void publish()}>
            {m.publish}
          </Button>
        </>
      }
    >
      <Stack gap={16}>
        {!hasPages && <Banner tone="warning">{m.noPages}</Banner>}
        {undescribed > 0 && <Banner tone="warning">{m.missingAlt(undescribed)}</Banner>}
        <MultiCombobox
          label={m.groups}
          value={groups}
          onChange={setGroups}
          options={options}
          error={problem === '' ? undefined : problem}
        />
      </Stack>
    </Dialog>
  );
}
