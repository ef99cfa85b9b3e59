import type { Language } from '@rubrica/api-client/contract';

const en = {
  title: 'My details',
  lead: 'Your name, and how your school reaches you.',
  name: 'Name',
  nameMissing: 'Please enter your name.',
  phone: 'Phone',
  phoneHint: 'With the country code, such as +20 100 123 4567. Empty without one.',
  phoneInvalid: 'Please enter the number with its country code, such as +20 100 123 4567.',
  language: 'Language of mails and messages',
  failed: 'Your details could not be saved.',
  saved: 'Your details are saved.',
};

const ar: typeof en = {
  title: 'بياناتي',
  lead: 'اسمك، وكيف تتواصل معك مدرستك.',
  name: 'الاسم',
  nameMissing: 'يُرجى إدخال اسمك.',
  phone: 'الهاتف',
  phoneHint: 'مع رمز الدولة، مثل ‎+20 100 123 4567. اتركه فارغًا إن لم يوجد.',
  phoneInvalid: 'يُرجى إدخال الرقم مع رمز الدولة، مثل ‎+20 100 123 4567.',
  language: 'لغة الرسائل البريدية والإشعارات',
  failed: 'تعذّر حفظ بياناتك.',
  saved: 'حُفظت بياناتك.',
};

/** Texts of a person's own details. */
export const detailsMessages: Record<Language, typeof en> = { en, ar };
