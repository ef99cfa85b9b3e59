import { isConflict } from '@rubrica/api-client';
import type { CannedAnswer } from '@rubrica/api-client/contract';
import { chatLimits } from '@rubrica/api-client/contract';
import { TextArea, TextField } from '@rubrica/ui';
import { Pencil, Plus, Trash2 } from 'lucide-react';
import { useMemo, useRef } from 'react';
import { z } from 'zod';
import { useMessages } from '../../lib/i18n.ts';
import { useCommonMessages } from '../../lib/messages/common.ts';
import { ResourceDialog } from '../../lib/resource/resource-dialog.tsx';
import { ResourcePage, type ResourceColumn } from '../../lib/resource/resource-page.tsx';
import { useResource } from '../../lib/resource/use-resource.ts';
import { cannedMessages } from './canned-messages.ts';
import { type MessageArea, MessageTabs } from './message-tabs.tsx';

/** The answers that staff give often. */
export function CannedAnswersPage({ area }: { area: MessageArea }) {
  const m = useMessages(cannedMessages);
  const common = useCommonMessages();
  const answers = useResource('CannedAnswer');
  const columns = useMemo<ResourceColumn<'CannedAnswer'>[]>(
    () => [
      {
        key: 'title',
        header: m.columns.title,
        sortable: true,
        primary: true,
        cell: ({ title }) => <bdi>{title}</bdi>,
      },
      {
        key: 'languages',
        header: m.columns.languages,
        cell: ({ textEn, textAr }) => [textEn && m.english, textAr && m.arabic].filter(Boolean).join(' · '),
      },
      { key: 'author', header: m.columns.author, cell: ({ author }) => <bdi>{author?.name ?? '–'}</bdi> },
    ],
    [m],
  );
  return (
    <ResourcePage
      resource={answers}
      messages={m}
      columns={columns}
      rowName={({ title }) => title}
      isCompact
      above={<MessageTabs area={area} current="answers" />}
      create={{ label: m.add, icon: <Plus aria-hidden="true" /> }}
      editor={(answer, onClose) => <CannedAnswerDialog answer={answer} onClose={onClose} />}
      rowActions={({ _id, title, canChange }, onEdit) =>
        canChange
          ? [
              { label: common.edit, icon: <Pencil aria-hidden="true" />, onSelect: onEdit },
              {
                label: common.remove,
                icon: <Trash2 aria-hidden="true" />,
                tone: 'danger',
                change: async () => (await answers.remove.mutateAsync(_id)).message,
                confirm: { title: m.removeTitle(title), body: m.removeBody },
              },
            ]
          : []
      }
    />
  );
}

const valuesOf = (answer: CannedAnswer | null) => ({
  title: answer?.title ?? '',
  textEn: answer?.textEn ?? '',
  textAr: answer?.textAr ?? '',
});

function CannedAnswerDialog({ answer, onClose }: { answer: CannedAnswer | null; onClose: () => void }) {
  const m = useMessages(cannedMessages);
  const answers = useResource('CannedAnswer');
  const stored = useRef(answer);
  const schema = useMemo(() => {
    const text = z.string().trim().max(chatLimits.characters);
    return z
      .object({ title: z.string().trim().min(1, m.titleRequired).max(80), textEn: text, textAr: text })
      .refine(({ textEn, textAr }) => textEn !== '' || textAr !== '', { path: ['textEn'], message: m.textRequired });
  }, [m]);
  return (
    <ResourceDialog
      title={answer ? m.edit : m.add}
      description={m.nameHint}
      schema={schema}
      defaultValues={valuesOf(answer)}
      failed={m.saveFailed}
      onSave={async (body) => {
        const saved = await (stored.current
          ? answers.update.mutateAsync({ id: stored.current._id, body: { ...body, base: valuesOf(stored.current) } })
          : answers.create.mutateAsync(body));
        return m.saved(saved.title);
      }}
      storedValues={(error) => {
        if (!isConflict(error, 'updateCannedAnswer')) return undefined;
        stored.current = error.current;
        return valuesOf(error.current);
      }}
      labels={{ title: m.columns.title, textEn: m.english, textAr: m.arabic }}
      onClose={onClose}
      fields={(field) => (
        <>
          <TextField {...field('title')} label={m.columns.title} hint={m.titleHint} dir="auto" />
          <TextArea {...field('textEn')} label={m.english} rows={3} dir="ltr" lang="en" />
          <TextArea {...field('textAr')} label={m.arabic} rows={3} dir="rtl" lang="ar" />
        </>
      )}
    />
  );
}
