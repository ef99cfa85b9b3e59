import type { FormFields } from '../../lib/forms/field-errors.ts';

export const loginFields = { fields: ['email', 'password'] } satisfies FormFields<'login', 'email' | 'password'>;

export const resetFields = { fields: ['email'] } satisfies FormFields<'sendOtp', 'email'>;

export const otpFields = { fields: ['otp'] } satisfies FormFields<'verifyOtp', 'otp'>;

export const newPasswordFields = {
  fields: ['password'],
  names: { newPassword: 'password' },
} satisfies FormFields<'resetPassword', 'password'>;

export const changePasswordFields = {
  fields: ['current', 'password'],
  names: { currentPassword: 'current', newPassword: 'password' },
} satisfies FormFields<'changePassword', 'current' | 'password'>;

export const firstAdminFields = {
  fields: ['name', 'email', 'password'],
} satisfies FormFields<'createFirstAdmin', 'name' | 'email' | 'password'>;

export const linkPasswordFields = { fields: ['newPassword'] } satisfies FormFields<'setPasswordByLink', 'newPassword'>;

export const registerFields = {
  fields: ['name', 'email', 'phone', 'password'],
} satisfies FormFields<'register', 'name' | 'email' | 'phone' | 'password'>;
