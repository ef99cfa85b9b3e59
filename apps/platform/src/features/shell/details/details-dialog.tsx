import { Dialog, Select, Skeleton, Stack, TextField } from '@rubrica/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { Controller } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { z } from 'zod';
import { api } from '../../../lib/api.ts';
import { toE164 } from '../../../lib/forms/phone.ts';
import { useMessages } from '../../../lib/i18n.ts';
import { useMe } from '../../../lib/me.ts';
import { QueryView } from '../../../lib/page/query-view.tsx';
import { invalidate } from '../../../lib/query-keys.ts';
import { ResourceDialog } from '../../../lib/resource/resource-dialog.tsx';
import { readSession, storeSession } from '../../../lib/storage/session.ts';
import { detailsMessages } from './messages.ts';

/** A person's own name and phone, and the language in which the school writes to them. */
export default function DetailsDialog({ onClose }: { onClose: () => void }) {
  const m = useMessages(detailsMessages);
  const client = useQueryClient();
  const navigate = useNavigate();
  const me = useMe();
  const schema = useMemo(
    () =>
      z.object({
        name: z.string().trim().min(1, m.nameMissing).max(120),
        phone: z
          .string()
          .trim()
          .transform((written) => (written === '' ? null : toE164(written)))
          .pipe(z.e164(m.phoneInvalid).nullable()),
        language: z.enum(['en', 'ar']),
      }),
    [m],
  );
  if (!me.data) {
    return (
      <Dialog open onClose={onClose} title={m.title} description={m.lead}>
        <QueryView
          query={me}
          skeleton={
            <Stack gap={16}>
              <Skeleton height="64px" />
              <Skeleton height="64px" />
              <Skeleton height="64px" />
            </Stack>
          }
        >
          {() => null}
        </QueryView>
      </Dialog>
    );
  }
  const { name, phone, language } = me.data.user;
  return (
    <ResourceDialog
      title={m.title}
      description={m.lead}
      size="small"
      schema={schema}
      defaultValues={{ name, phone: phone ?? '', language }}
      onSave={async (body) => {
        const { user } = await api.updateMe({ body });
        const session = readSession();
        if (session?._id === user._id) storeSession({ token: session.token, user: { ...session, name: user.name } });
        await invalidate(client, 'Auth');
        // The name stands in the frame of the page.
        await navigate({}, { replace: true });
        return m.saved;
      }}
      failed={m.failed}
      onClose={onClose}
      fields={(field, form) => (
        <>
          <TextField {...field('name')} label={m.name} autoComplete="name" />
          <TextField {...field('phone')} label={m.phone} hint={m.phoneHint} type="tel" autoComplete="tel" />
          <Controller
            control={form.control}
            name="language"
            render={({ field: chosen }) => (
              <Select
                {...chosen}
                label={m.language}
                options={[
                  { value: 'en', label: 'English' },
                  { value: 'ar', label: 'العربية' },
                ]}
              />
            )}
          />
        </>
      )}
    />
  );
}
