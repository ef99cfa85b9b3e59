function tries(count: number, forms: Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }): string {
  return (forms[new Intl.PluralRules('ar').select(count)] ?? forms.other).replace('#', String(count));
}

export const en = {
  heading: 'Question',
  required: 'Answer it to continue.',
  mustBeRight: 'Answer it correctly to continue.',
  optional: 'You may skip it.',
  triesLeft: (count: number) => (count === 1 ? '1 try left' : `${count} tries left`),
  check: 'Check',
  checkAgain: 'Check again',
  skip: 'Skip',
  goOn: 'Continue',
  goBack: 'Hear it again',
  right: 'That is right.',
  wrong: 'That is not right.',
  wrongAgain: (count: number) =>
    `That is not right yet. ${count === 1 ? 'You have 1 more try.' : `You have ${count} more tries.`}`,
  wrongUnlimited: 'That is not right yet. Try again.',
  marked: (mark: string, maximum: string) => `Your answer earned ${mark} of ${maximum}.`,
  pending: 'Your answer is with your teacher. You can go on.',
  changed: 'Your teacher has changed this question. Read it again.',
  elsewhere:
    'An answer of yours to this question had already arrived, from here or another device. This is what came of it.',
  takenOut: 'Your teacher has taken this question out of the lecture.',
  empty: 'Write or choose an answer first.',
  notSent: 'Your answer could not be sent. It is kept on this device; try again.',
  recordingLeft: 'A recording is not uploaded yet. It is kept on this device; try again.',
};

export type Messages = typeof en;

export const ar: Messages = {
  heading: 'سؤال',
  required: 'أجب عنه لتتابع.',
  mustBeRight: 'أجب عنه إجابة صحيحة لتتابع.',
  optional: 'يمكنك تخطّيه.',
  triesLeft: (count) =>
    tries(count, { one: 'بقيت محاولة واحدة', two: 'بقيت محاولتان', few: 'بقيت # محاولات', other: 'بقيت # محاولة' }),
  check: 'تحقّق',
  checkAgain: 'تحقّق مرة أخرى',
  skip: 'تخطَّ',
  goOn: 'تابع',
  goBack: 'استمع مرة أخرى',
  right: 'إجابة صحيحة.',
  wrong: 'ليست الإجابة الصحيحة.',
  wrongAgain: (count) =>
    `ليست الإجابة الصحيحة بعد. ${tries(count, { one: 'لك محاولة أخرى واحدة.', two: 'لك محاولتان أخريان.', few: 'لك # محاولات أخرى.', other: 'لك # محاولة أخرى.' })}`,
  wrongUnlimited: 'ليست الإجابة الصحيحة بعد. حاول مرة أخرى.',
  marked: (mark, maximum) => `نالت إجابتك ${mark} من ${maximum}.`,
  pending: 'إجابتك لدى معلمك. يمكنك المتابعة.',
  changed: 'غيّر معلمك هذا السؤال. اقرأه من جديد.',
  elsewhere: 'وصلت إجابة لك عن هذا السؤال من قبل، من هنا أو من جهاز آخر، وهذه نتيجتها.',
  takenOut: 'أخرج معلمك هذا السؤال من المحاضرة.',
  empty: 'اكتب إجابة أو اخترها أولًا.',
  notSent: 'تعذّر إرسال إجابتك. إنها محفوظة على هذا الجهاز؛ أعد المحاولة.',
  recordingLeft: 'لم يكتمل رفع تسجيل بعد. إنه محفوظ على هذا الجهاز؛ أعد المحاولة.',
};
