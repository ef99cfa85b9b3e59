import { contract, type CallName } from '@rubrica/api-client/contract';
import { describe, expect, it } from 'vitest';
import { placeFieldErrors } from '../../lib/forms/field-errors.ts';
import {
  changePasswordFields,
  firstAdminFields,
  linkPasswordFields,
  loginFields,
  newPasswordFields,
  otpFields,
  registerFields,
  resetFields,
} from './form-fields.ts';

interface AnyFields {
  fields: string[];
  names?: Record<string, string>;
}

/** Each form with its call, and where the message about each body field belongs. */
const forms: [CallName, AnyFields, Record<string, string>][] = [
  ['login', loginFields, { email: 'email', password: 'password' }],
  ['sendOtp', resetFields, { email: 'email' }],
  ['verifyOtp', otpFields, { otp: 'otp', email: 'the form' }],
  ['resetPassword', newPasswordFields, { newPassword: 'password', email: 'the form' }],
  ['changePassword', changePasswordFields, { currentPassword: 'current', newPassword: 'password' }],
  [
    'createFirstAdmin',
    firstAdminFields,
    { name: 'name', email: 'email', password: 'password', token: 'the form', language: 'the form' },
  ],
  ['setPasswordByLink', linkPasswordFields, { newPassword: 'newPassword', token: 'the form' }],
  [
    'register',
    registerFields,
    { name: 'name', email: 'email', phone: 'phone', password: 'password', consent: 'the form', language: 'the form' },
  ],
];

function bodyFieldsOf(call: CallName): string[] {
  const { body } = { body: undefined, ...contract[call] };
  return body && 'shape' in body ? Object.keys(body.shape) : [];
}

describe('the messages of a refused call', () => {
  it.each(forms)('%s: each body field has its place in the form', (call, { fields, names }, expected) => {
    const found = bodyFieldsOf(call).map((bodyField) => {
      const { atFields, others } = placeFieldErrors({ [bodyField]: ['No.'] }, fields, names);
      expect(atFields.length + others.length).toBe(1);
      return [bodyField, atFields[0]?.[0] ?? 'the form'] as const;
    });
    expect(Object.fromEntries(found)).toEqual(expected);
  });
});

describe('placing messages', () => {
  it('loses none, whatever the server names and the form has', () => {
    for (const call of Object.keys(contract)) {
      // oxlint-disable-next-line typescript/consistent-type-assertions -- the keys of the contract are the names of its calls
      for (const bodyField of bodyFieldsOf(call as CallName)) {
        for (const path of [bodyField, `${bodyField}.0`, `${bodyField}.0.name`]) {
          expect(placeFieldErrors({ [path]: ['No.'] }, [bodyField]).atFields).toEqual([[bodyField, 'No.']]);
          expect(placeFieldErrors({ [path]: ['No.'] }, ['other']).others).toEqual(['No.']);
        }
      }
    }
  });

  it('puts a message about a part of a value at the field of the value', () => {
    const errors = { 'groups.0': ['Unknown group.'], groups: ['At most 50.'], role: ['Please choose.'] };
    expect(placeFieldErrors(errors, ['role', 'groups'])).toEqual({
      atFields: [
        ['role', 'Please choose.'],
        ['groups', 'Unknown group.'],
      ],
      others: [],
    });
  });
});
