import type { Word } from '@rubrica/api-client/contract';
import { TextArea, TextField } from '@rubrica/ui';
import { z } from 'zod';
import { useMessages } from '../../lib/i18n.ts';
import { ResourceDialog } from '../../lib/resource/resource-dialog.tsx';
import { useResource } from '../../lib/resource/use-resource.ts';
import { ar } from './messages/ar.ts';
import { en } from './messages/en.ts';

const schema = z.object({
  meaning: z.string().trim().max(1000),
  translation: z.string().trim().max(300),
  sentence: z.string().trim().max(600),
});

/** Changes what is kept of a word. */
export function EditWordDialog({ word, onClose }: { word: Word; onClose: () => void }) {
  const { edit: messages } = useMessages({ en, ar });
  const { update } = useResource('Word');
  const { form, language, source, meaning, translation, sentence } = word;
  return (
    <ResourceDialog
      title={messages.title(word.word)}
      schema={schema}
      defaultValues={{ meaning, translation, sentence }}
      onSave={async (values) => {
        const body = { word: word.word, form, language, source, ...values };
        await update.mutateAsync({ id: word._id, body });
        return messages.saved(word.word);
      }}
      failed={messages.failed}
      onClose={onClose}
      fields={(field) => (
        <>
          <TextField {...field('translation')} label={messages.translation} dir="auto" autoComplete="off" />
          <TextArea {...field('meaning')} label={messages.meaning} dir="auto" rows={2} />
          <TextArea {...field('sentence')} label={messages.sentence} dir="auto" rows={2} />
        </>
      )}
    />
  );
}
