import type { MessageSet } from './message-set.ts';

const en = {
  close: 'Close',
  cancel: 'Cancel',
  discardTyped: 'Discard what you typed?',
  discard: 'Discard',
  keepEditing: 'Keep editing',
};

/** Messages of dialogs. */
export type OverlaysMessages = typeof en;

const ar: OverlaysMessages = {
  close: 'إغلاق',
  cancel: 'إلغاء',
  discardTyped: 'هل تريد تجاهل ما كتبته؟',
  discard: 'تجاهل',
  keepEditing: 'متابعة الكتابة',
};

/** Messages of dialogs, by language. */
export const overlaysMessages: MessageSet<OverlaysMessages> = { en, ar };
