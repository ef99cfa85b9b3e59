import type { Messages } from './en.ts';

const rules = new Intl.PluralRules('ar');

function times(count: number): string {
  switch (rules.select(count)) {
    case 'one':
      return 'مستخدَم مرة واحدة';
    case 'two':
      return 'مستخدَم مرتين';
    case 'few':
      return `مستخدَم ${count} مرات`;
    case 'zero':
    case 'many':
    case 'other':
      return `مستخدَم ${count} مرة`;
  }
}

export const ar: Messages = {
  name: 'الاسم',
  nameRequired: 'يُرجى إدخال الاسم',
  archived: 'مؤرشف',
  uses: times,
  unused: 'غير مستخدَم',
  moveFailed: 'تعذّر حفظ الترتيب الجديد.',
  saveFailed: 'تعذّر الحفظ.',
  removeTitle: (name) => `حذف «${name}»؟`,
  removeBody: 'لا شيء يستخدمه، فلن يتغير شيء آخر. لا يمكن التراجع عن هذا.',
  removeUsedTitle: (name) => `«${name}» قيد الاستخدام`,
  removeUsedBody: (uses) => `إنه ${uses}، لذلك يبقى.`,
  archiveInstead: 'أرشِفه: يحتفظ بمكانه ولا يُعرض للاختيار بعد الآن.',
  removed: (name) => `تم حذف «${name}».`,
};
