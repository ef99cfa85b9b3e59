import type { BookId } from '@rubrica/api-client/contract';
import { Select, TextField } from '@rubrica/ui';
import { useMemo } from 'react';
import { Controller } from 'react-hook-form';
import { z } from 'zod';
import { useLanguage, useMessages } from '../../lib/i18n.ts';
import { ResourceDialog } from '../../lib/resource/resource-dialog.tsx';
import { useResource } from '../../lib/resource/use-resource.ts';
import { emptyPage } from './editor/book-changes.ts';
import { createdBookDefaults } from './editor/book-state.ts';
import { ar } from './messages/ar.ts';
import { en } from './messages/en.ts';

const languages = ['en', 'ar'] as const;

/** Begins a book: its title and the language that it is written in. */
export function NewBookDialog({ onClose, onCreated }: { onClose: () => void; onCreated: (id: BookId) => void }) {
  const m = useMessages({ en, ar });
  const language = useLanguage();
  const { create } = useResource('Book');
  const schema = useMemo(
    () => z.object({ title: z.string().trim().min(1, m.form.titleRequired).max(200), language: z.enum(languages) }),
    [m],
  );
  return (
    <ResourceDialog
      title={m.add}
      size="small"
      schema={schema}
      defaultValues={{ title: createdBookDefaults.title, language }}
      onSave={async (values) => {
        const body = { ...createdBookDefaults, ...values, pages: [emptyPage()] };
        onCreated((await create.mutateAsync(body))._id);
      }}
      failed={m.saveFailed}
      saveLabel={m.begin}
      onClose={onClose}
      fields={(field, { control }) => (
        <>
          <TextField {...field('title')} label={m.form.title} autoComplete="off" dir="auto" />
          <Controller
            control={control}
            name="language"
            render={({ field: { value, onChange } }) => (
              <Select
                label={m.form.language}
                value={value}
                onChange={onChange}
                options={languages.map((one) => ({ value: one, label: m.languages[one] }))}
              />
            )}
          />
        </>
      )}
    />
  );
}
