import { arabic } from './count.ts';
import type { MessageSet } from './message-set.ts';

const en = {
  clear: 'Clear',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  digitOf: (position: number, length: number) => `Digit ${position} of ${length}`,
  timeZone: (zone: string) => `Your time: ${zone}`,
};

/** Messages of fields with a button or parts of their own. */
export type FieldsMessages = typeof en;

const ar: FieldsMessages = {
  clear: 'مسح',
  showPassword: 'إظهار كلمة المرور',
  hidePassword: 'إخفاء كلمة المرور',
  digitOf: (position, length) => `الرقم ${arabic.number(position)} من ${arabic.number(length)}`,
  timeZone: (zone) => `بتوقيتك: ${zone}`,
};

/** Messages of fields with a button or parts of their own, by language. */
export const fieldsMessages: MessageSet<FieldsMessages> = { en, ar };
