import { isConflict } from '@rubrica/api-client';
import type { Pdf } from '@rubrica/api-client/contract';
import { Checkbox, MultiCombobox, Select, Stack, TextArea, TextField } from '@rubrica/ui';
import { useMemo, useRef } from 'react';
import { Controller } from 'react-hook-form';
import { z } from 'zod';
import { useMessages } from '../../../lib/i18n.ts';
import { useGroupOptions, useNamedOptions } from '../../../lib/options/use-options.ts';
import { ResourceDialog } from '../../../lib/resource/resource-dialog.tsx';
import { useResource } from '../../../lib/resource/use-resource.ts';
import { latinDigits } from '../../../lib/text/latin-digits.ts';
import { ar, en } from '../messages.ts';
import { PdfUploadField } from '../upload/pdf-upload-field.tsx';
import { usePdfUploads } from '../upload/use-pdf-uploads.ts';
import { toPdfBody } from './to-pdf-body.ts';

const noLevel = 'none';

const valuesOf = (pdf: Pdf) => ({
  title: pdf.title,
  description: pdf.description,
  level: pdf.level ?? noLevel,
  groups: pdf.groups,
  order: String(pdf.order),
  isPublished: pdf.status === 'published',
  canPrint: pdf.canPrint,
  canDownload: pdf.canDownload,
});

/** Changes a document: what it is called, who sees it, what they may do with it, and its file. */
export function PdfDialog({ pdf, onClose }: { pdf: Pdf; onClose: () => void }) {
  const { form: m, ...messages } = useMessages({ en, ar });
  const { update } = useResource('Pdf');
  const stored = useRef(pdf);
  const groups = useGroupOptions();
  const levels = useNamedOptions('levels');
  const uploads = usePdfUploads();
  const replacement = uploads.upload.items.at(-1)?.stored;
  const hasReplacement = uploads.isChecking || uploads.upload.items.length > 0;
  const schema = useMemo(
    () =>
      z.object({
        title: z.string().trim().min(1, m.titleRequired).max(200),
        description: z.string().trim().max(5000),
        level: z.string(),
        groups: z.array(z.string()),
        order: z
          .string()
          .overwrite(latinDigits)
          .pipe(z.coerce.number<string>(m.orderWrong).int(m.orderWrong).min(0, m.orderWrong).max(10_000, m.orderWrong)),
        isPublished: z.boolean(),
        canPrint: z.boolean(),
        canDownload: z.boolean(),
      }),
    [m],
  );
  return (
    <ResourceDialog
      title={messages.edit}
      schema={schema}
      defaultValues={valuesOf(pdf)}
      onSave={async ({ isPublished, level, ...values }) => {
        const base = toPdfBody(stored.current);
        const body = {
          ...base,
          ...values,
          level: level === noLevel ? null : level,
          status: isPublished ? ('published' as const) : ('draft' as const),
          ...(replacement ? { file: replacement._id } : {}),
          base,
        };
        return messages.saved((await update.mutateAsync({ id: pdf._id, body })).title);
      }}
      storedValues={(error) => {
        if (!isConflict(error, 'updatePdf')) return undefined;
        stored.current = error.current;
        return valuesOf(error.current);
      }}
      labels={{
        title: m.title,
        description: m.description,
        level: m.level,
        groups: m.groups,
        order: m.order,
        isPublished: m.published,
        canPrint: m.canPrint,
        canDownload: m.canDownload,
      }}
      hasOtherChanges={hasReplacement}
      blocked={hasReplacement && !replacement ? m.fileNotSent : undefined}
      failed={messages.saveFailed}
      onClose={onClose}
      fields={(field, { control }) => (
        <>
          <TextField {...field('title')} label={m.title} autoComplete="off" />
          <TextArea {...field('description')} label={m.description} hint={m.descriptionHint} rows={2} />
          <Controller
            control={control}
            name="groups"
            render={({ field: { ref: _, ...chosen } }) => (
              <MultiCombobox {...chosen} label={m.groups} hint={m.groupsHint} options={groups} />
            )}
          />
          <Controller
            control={control}
            name="level"
            render={({ field: { value, onChange } }) => (
              <Select
                label={m.level}
                value={value}
                onChange={onChange}
                options={[{ value: noLevel, label: m.noLevel }, ...levels]}
              />
            )}
          />
          <TextField {...field('order')} label={m.order} hint={m.orderHint} inputMode="numeric" />
          <Stack gap={8}>
            <Checkbox {...field('isPublished')} label={m.published} hint={m.publishedHint} />
            <Checkbox {...field('canPrint')} label={m.canPrint} />
            <Checkbox {...field('canDownload')} label={m.canDownload} hint={m.permissionsHint} />
          </Stack>
          <PdfUploadField label={m.replace} uploads={uploads} />
        </>
      )}
    />
  );
}
