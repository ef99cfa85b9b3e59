import type { User } from '@rubrica/api-client/contract';
import { Dialog, Select, Skeleton, Stack, TextField } from '@rubrica/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { Controller } from 'react-hook-form';
import { useLocation, useNavigate } from 'react-router-dom';
import { z } from 'zod';
import { api } from '../../../lib/api.ts';
import { optionalPhone } from '../../../lib/forms/optional-phone.ts';
import { useMessages } from '../../../lib/i18n.ts';
import { useMe } from '../../../lib/me.ts';
import { QueryView } from '../../../lib/page/query-view.tsx';
import { keyOf } from '../../../lib/query-keys.ts';
import { ResourceDialog } from '../../../lib/resource/resource-dialog.tsx';
import { storeName } from '../../../lib/storage/session.ts';
import { detailsMessages } from './messages.ts';

interface DetailsProps {
  onClose: () => void;
}

/** A person's own name and phone, and the language in which the school writes to them. */
export default function DetailsDialog({ onClose }: DetailsProps) {
  const m = useMessages(detailsMessages);
  const me = useMe();
  if (me.data) return <DetailsForm user={me.data.user} onClose={onClose} />;
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

function DetailsForm({ user, onClose }: DetailsProps & { user: User }) {
  const m = useMessages(detailsMessages);
  const client = useQueryClient();
  const navigate = useNavigate();
  const location = useLocation();
  /** What the form began with: the school may change it meanwhile. */
  const [before] = useState(user);
  const schema = useMemo(
    () =>
      z.object({
        name: z.string().trim().min(1, m.nameMissing).max(120),
        phone: optionalPhone(m.phoneInvalid),
        language: z.enum(['en', 'ar']),
      }),
    [m],
  );
  return (
    <ResourceDialog
      title={m.title}
      description={m.lead}
      size="small"
      schema={schema}
      defaultValues={{ name: before.name, phone: before.phone ?? '', language: before.language }}
      onSave={async ({ name, phone, language }) => {
        const stored = await api.updateMe({
          body: {
            ...(name !== before.name && { name }),
            ...(phone !== before.phone && { phone }),
            ...(language !== before.language && { language }),
          },
        });
        client.setQueryData(keyOf('Auth', 'me'), stored);
        storeName(stored.user._id, stored.user.name);
        // The frame of the page, in which the name stands, is rendered again.
        await navigate(location, { replace: true, state: location.state });
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
