import type { Named } from '@rubrica/api-client/contract';
import { Checkbox, TextField } from '@rubrica/ui';
import { useMemo } from 'react';
import { z } from 'zod';
import { useMessages } from '../../lib/i18n.ts';
import { ResourceDialog } from '../../lib/resource/resource-dialog.tsx';
import { ar } from './messages/ar.ts';
import { en } from './messages/en.ts';

interface NamedDialogProps {
  title: string;
  /** Null for a new one. */
  item: Named | null;
  onSave: (values: Pick<Named, 'name' | 'archived'>) => Promise<unknown>;
  onClose: () => void;
}

/** Creates an item of a named collection, or renames one. */
export function NamedDialog({ title, item, onSave, onClose }: NamedDialogProps) {
  const m = useMessages({ en, ar });
  const schema = useMemo(
    () => z.object({ name: z.string().trim().min(1, m.nameRequired).max(120), archived: z.boolean() }),
    [m],
  );
  return (
    <ResourceDialog
      title={title}
      size="small"
      schema={schema}
      defaultValues={{ name: item?.name ?? '', archived: item?.archived ?? false }}
      onSave={async (values) => {
        await onSave(values);
      }}
      failed={m.saveFailed}
      onClose={onClose}
      fields={(field, { register }) => (
        <>
          <TextField {...field('name')} label={m.name} autoComplete="off" />
          {item && <Checkbox {...register('archived')} label={m.archived} />}
        </>
      )}
    />
  );
}
