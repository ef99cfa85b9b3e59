import { Combobox } from '@rubrica/ui';
import { useMemo, useState } from 'react';
import { Controller } from 'react-hook-form';
import { z } from 'zod';
import type { ChatThreadId } from '@rubrica/api-client/contract';
import { api } from '../../../lib/api.ts';
import { useMessages } from '../../../lib/i18n.ts';
import { useStudentOptions } from '../../../lib/options/use-options.ts';
import { ResourceDialog } from '../../../lib/resource/resource-dialog.tsx';
import { ar } from '../messages/ar.ts';
import { en } from '../messages/en.ts';

interface BeginDialogProps {
  onOpened: (thread: ChatThreadId) => void;
  onClose: () => void;
}

/** Opens the conversation of a student who may not have written yet. */
export function BeginDialog({ onOpened, onClose }: BeginDialogProps) {
  const m = useMessages({ en, ar });
  const [search, setSearch] = useState('');
  const found = useStudentOptions(search);
  const schema = useMemo(() => z.object({ student: z.string().min(1, m.studentRequired) }), [m]);
  return (
    <ResourceDialog
      title={m.begin}
      description={m.beginLead}
      schema={schema}
      defaultValues={{ student: '' }}
      saveLabel={m.beginOpen}
      failed={m.beginFailed}
      onSave={async (body) => onOpened((await api.openChatThread({ body }))._id)}
      onClose={onClose}
      fields={(_field, form) => (
        <Controller
          control={form.control}
          name="student"
          render={({ field, fieldState }) => (
            <Combobox
              label={m.student}
              {...found}
              value={field.value}
              onChange={(student) => field.onChange(student ?? '')}
              onSearch={setSearch}
              error={fieldState.error?.message}
            />
          )}
        />
      )}
    />
  );
}
