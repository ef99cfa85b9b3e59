import { Banner, PasswordField, TextField } from '@rubrica/ui';
import type { ReactNode } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { useMessages } from '../../lib/i18n.ts';
import { ar } from './messages/ar.ts';
import { en } from './messages/en.ts';

type AccountField = 'name' | 'email' | 'password';

interface AccountFieldsProps {
  register: (field: AccountField) => UseFormRegisterReturn;
  errors: Partial<Record<AccountField, { message?: string | undefined }>>;
  /** What the server refused as a whole; empty without. */
  failure: string;
  /** More fields of the person, before the password. */
  children?: ReactNode;
}

/** What every new account begins with: name, email and a first password. */
export function AccountFields({ register, errors, failure, children }: AccountFieldsProps) {
  const m = useMessages({ en, ar });
  return (
    <>
      {failure && (
        <Banner tone="danger" announce>
          {failure}
        </Banner>
      )}
      <TextField {...register('name')} label={m.register.name} autoComplete="name" error={errors.name?.message} />
      <TextField
        {...register('email')}
        label={m.email}
        type="email"
        autoComplete="email"
        placeholder={m.emailPlaceholder}
        error={errors.email?.message}
      />
      {children}
      <PasswordField
        {...register('password')}
        label={m.password}
        autoComplete="new-password"
        hint={m.register.passwordHint}
        error={errors.password?.message}
      />
    </>
  );
}
