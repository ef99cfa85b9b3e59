import type { Named } from '@rubrica/api-client/contract';
import { Checkbox, TextField } from '@rubrica/ui';
import { useMemo, useRef } from 'react';
import { z } from 'zod';
import { useMessages } from '../../lib/i18n.ts';
import { ResourceDialog } from '../../lib/resource/resource-dialog.tsx';
import { ar } from './messages/ar.ts';
import { en } from './messages/en.ts';

interface NamedDialogProps {
  title: string;
  /** Null for a new one. */
  item: Named | null;
  /** Saves what was typed, upon the item as it was read last. */
  onSave: (values: Pick<Named, 'name' | 'archived'>, stored: Named | null) => Promise<unknown>;
  /** Returns the item as it is stored, if a save failed because somebody else has changed it. */
  conflictOf: (error: unknown) => Named | undefined;
  onClose: () => void;
}

const valuesOf = (item: Named | null) => ({ name: item?.name ?? '', archived: item?.archived ?? false });

/** Creates an item of a named collection, or renames one. */
export function NamedDialog({ title, item, onSave, conflictOf, onClose }: NamedDialogProps) {
  const m = useMessages({ en, ar });
  const stored = useRef(item);
  const schema = useMemo(
    () => z.object({ name: z.string().trim().min(1, m.nameRequired).max(120), archived: z.boolean() }),
    [m],
  );
  return (
    <ResourceDialog
      title={title}
      size="small"
      schema={schema}
      defaultValues={valuesOf(item)}
      onSave={async (values) => {
        await onSave(values, stored.current);
      }}
      storedValues={(error) => {
        const current = conflictOf(error);
        if (!current) return undefined;
        stored.current = current;
        return valuesOf(current);
      }}
      labels={{ name: m.name, archived: m.archived }}
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
