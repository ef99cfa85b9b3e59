import { Banner, Button, Dialog, MultiCombobox, Select, Stack } from '@rubrica/ui';
import { useState } from 'react';
import { errorText } from '../../../lib/errors/error-text.ts';
import { useExclusive } from '../../../lib/forms/use-exclusive.ts';
import { useMessages } from '../../../lib/i18n.ts';
import { useCommonMessages } from '../../../lib/messages/common.ts';
import { useGroupOptions, useNamedOptions } from '../../../lib/options/use-options.ts';
import { useResource } from '../../../lib/resource/use-resource.ts';
import { toast } from '../../../lib/toast/toast.ts';
import { ar, en } from '../messages.ts';
import { PdfUploadField } from './pdf-upload-field.tsx';
import { usePdfUploads } from './use-pdf-uploads.ts';

const noLevel = 'none';

/** The name of a file without its ending. */
const titleOf = (name: string) =>
  name
    .replace(/\.pdf$/iu, '')
    .trim()
    .slice(0, 200);

/** Uploads several documents at once; each becomes a draft. */
export function UploadDialog({ onClose }: { onClose: () => void }) {
  const m = useMessages({ en, ar });
  const common = useCommonMessages();
  const { calls, invalidate } = useResource('Pdf');
  const uploads = usePdfUploads();
  const { items, cancel, isBusy } = uploads.upload;
  const groupOptions = useGroupOptions();
  const levelOptions = useNamedOptions('levels');
  const [groups, setGroups] = useState<string[]>([]);
  const [level, setLevel] = useState<string>(noLevel);
  const [failure, setFailure] = useState('');

  const [save, isSaving] = useExclusive(async () => {
    setFailure('');
    const ready = items.flatMap(({ id, name, stored }) => (stored ? [{ id, name, file: stored._id }] : []));
    const isAll = ready.length === items.length;
    if (ready.length === 0) return setFailure(m.upload.none);
    try {
      for (const { id, name, file } of ready) {
        const body = { title: titleOf(name) || m.title, file, level: level === noLevel ? null : level, groups };
        await calls.create({ body });
        // What is a document already is not made twice by another try.
        cancel(id);
      }
      toast.success(m.upload.added(ready.length));
      if (isAll) onClose();
    } catch (error) {
      setFailure(errorText(error, common, m.saveFailed));
    } finally {
      await invalidate();
    }
  });

  return (
    <Dialog
      open
      onClose={onClose}
      hasUnsaved={items.length > 0}
      title={m.upload.title}
      actions={
        <>
          <Button onClick={onClose}>{common.cancel}</Button>
          <Button
            variant="primary"
            loading={isSaving}
            disabled={isBusy || uploads.isChecking}
            onClick={() => void save()}
          >
            {m.upload.action}
          </Button>
        </>
      }
    >
      <Stack gap={16}>
        {failure && (
          <Banner tone="danger" announce>
            {failure}
          </Banner>
        )}
        <PdfUploadField label={m.upload.files} hint={m.upload.filesHint} uploads={uploads} multiple />
        <Select
          label={m.form.level}
          value={level}
          options={[{ value: noLevel, label: m.form.noLevel }, ...levelOptions]}
          onChange={setLevel}
        />
        <MultiCombobox
          label={m.form.groups}
          hint={m.form.groupsHint}
          options={groupOptions}
          value={groups}
          onChange={setGroups}
        />
      </Stack>
    </Dialog>
  );
}
