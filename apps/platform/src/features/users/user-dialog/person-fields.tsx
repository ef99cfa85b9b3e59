import { roles, type User } from '@rubrica/api-client/contract';
import { QuietButton, Radio, RadioGroup, Select, TextField, token } from '@rubrica/ui';
import { Controller, useFormContext, useWatch } from 'react-hook-form';
import { styled } from 'styled-components';
import type { z } from 'zod';
import { useMessages } from '../../../lib/i18n.ts';
import { useCommonMessages } from '../../../lib/messages/common.ts';
import type { RegisterField } from '../../../lib/resource/resource-dialog.tsx';
import { pageSession } from '../../../lib/storage/session.ts';
import { LeftBehindBanner } from '../left-behind.tsx';
import { ar } from '../messages/ar.ts';
import { en } from '../messages/en.ts';
import { suggestPassword } from '../user-body.ts';
import type { userSchema } from './user-schema.ts';

export type UserForm = z.input<ReturnType<typeof userSchema>>;

const Columns = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(220px, 100%), 1fr));
  align-items: start;
  gap: ${token.space[16]};
`;

/** How a new user gets in: by an invitation, or with a first password. */
function EntryFields({ field: fieldOf }: { field: RegisterField<UserForm> }) {
  const m = useMessages({ en, ar });
  const { control, setValue } = useFormContext<UserForm>();
  const entry = useWatch({ control, name: 'entry' });
  const d = m.dialog;
  return (
    <>
      <Controller
        control={control}
        name="entry"
        render={({ field: { value, onChange, onBlur } }) => (
          <RadioGroup label={d.entry} value={value} onChange={onChange} onBlur={onBlur}>
            <Radio value="invitation" label={d.entryByInvitation} />
            <Radio value="password" label={d.entryByPassword} />
          </RadioGroup>
        )}
      />
      {entry === 'password' && (
        <TextField
          {...fieldOf('password')}
          label={d.password}
          dir="ltr"
          autoComplete="off"
          spellCheck={false}
          hint={d.passwordHint}
          aside={
            <QuietButton
              tone="accent"
              onClick={() => setValue('password', suggestPassword(), { shouldValidate: true, shouldDirty: true })}
            >
              {m.generate}
            </QuietButton>
          }
        />
      )}
    </>
  );
}

interface PersonFieldsProps {
  field: RegisterField<UserForm>;
  /** Null for somebody new. */
  user: User | null;
}

/** Name, contact details, role, language, and how a new user gets in. Somebody else changes one's own role and status. */
export function PersonFields({ field: fieldOf, user }: PersonFieldsProps) {
  const m = useMessages({ en, ar });
  const common = useCommonMessages();
  const { control } = useFormContext<UserForm>();
  const chosenRole = useWatch({ control, name: 'role' });
  const isNew = user === null;
  const isSelf = user !== null && pageSession()?._id === user._id;
  const ofSelf = isSelf ? { disabled: true, hint: m.dialog.ownAccount } : {};
  const d = m.dialog;
  return (
    <>
      <TextField {...fieldOf('name')} label={d.name} autoComplete="off" />
      <Columns>
        <TextField {...fieldOf('email')} label={d.email} type="email" autoComplete="off" />
        <TextField {...fieldOf('phone')} label={d.phone} type="tel" autoComplete="off" hint={d.phoneHint} />
        <Controller
          control={control}
          name="role"
          render={({ field }) => (
            <Select
              {...field}
              {...ofSelf}
              label={d.role}
              options={roles.map((role) => ({ value: role, label: common.roles[role] }))}
            />
          )}
        />
        <Controller
          control={control}
          name="language"
          render={({ field }) => (
            <Select
              {...field}
              label={d.language}
              options={[
                { value: 'en', label: 'English' },
                { value: 'ar', label: 'العربية' },
              ]}
            />
          )}
        />
        {!isNew && (
          <Controller
            control={control}
            name="status"
            render={({ field }) => (
              <Select
                {...field}
                {...ofSelf}
                label={d.status}
                options={(['pending', 'active', 'disabled'] as const).map((status) => ({
                  value: status,
                  label: m.statuses[status],
                }))}
              />
            )}
          />
        )}
      </Columns>
      {user && chosenRole !== user.role && <LeftBehindBanner user={user} change={{ role: chosenRole }} />}
      {isNew && <EntryFields field={fieldOf} />}
    </>
  );
}
