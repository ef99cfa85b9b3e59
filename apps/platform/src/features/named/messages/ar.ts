import { countedInArabic } from '../../../lib/plurals/counted-in-arabic.ts';
import type { Messages } from './en.ts';

export const ar: Messages = {
  name: 'الاسم',
  nameRequired: 'يُرجى إدخال الاسم',
  archived: 'مؤرشف',
  uses: (count) =>
    `مستخدَم ${countedInArabic(count, { one: 'مرة واحدة', two: 'مرتين', few: 'مرات', many: 'مرة', other: 'مرة' })}`,
  unused: 'غير مستخدَم',
  moveFailed: 'تعذّر حفظ الترتيب الجديد.',
  orderChanged: 'تغيّرت القائمة في هذه الأثناء، فلم يُحفظ النقل. ما يظهر هو القائمة كما هي الآن.',
  saveFailed: 'تعذّر الحفظ.',
  removeTitle: (name) => `حذف «${name}»؟`,
  removeBody: 'لا شيء يستخدمه، فلن يتغير شيء آخر. لا يمكن التراجع عن هذا.',
  removeUsedTitle: (name) => `«${name}» قيد الاستخدام`,
  removeUsedBody: (uses) => `إنه ${uses}، لذلك يبقى.`,
  archiveInstead: 'أرشِفه: يحتفظ بمكانه ولا يُعرض للاختيار بعد الآن.',
  removed: (name) => `تم حذف «${name}».`,
};
