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
  categories: {
    title: 'الفئات',
    lead: 'موضوعات الأسئلة. الترتيب هنا هو الترتيب في كل القوائم.',
    add: 'إضافة فئة',
    edit: 'تعديل الفئة',
    empty: 'لا توجد فئات بعد',
    emptyBody: 'أضف الأولى، مثل «القراءة الأكاديمية»، لتُصنَّف الأسئلة فيها.',
    problem: 'تعذّر تحميل الفئات',
  },
  levels: {
    title: 'المستويات',
    lead: 'أين وصل الطلاب. الترتيب هنا هو الترتيب في كل القوائم.',
    add: 'إضافة مستوى',
    edit: 'تعديل المستوى',
    empty: 'لا توجد مستويات بعد',
    emptyBody: 'أضف الأول، مثل «B1»، ليُعطى للطلاب والأسئلة.',
    problem: 'تعذّر تحميل المستويات',
  },
  diplomas: {
    title: 'الشهادات',
    lead: 'ما يستعد له الطلاب. الترتيب هنا هو الترتيب في كل القوائم.',
    add: 'إضافة شهادة',
    edit: 'تعديل الشهادة',
    empty: 'لا توجد شهادات بعد',
    emptyBody: 'أضف الأولى، مثل «آيلتس أكاديمي»، لتُخصَّص لها الأسئلة.',
    problem: 'تعذّر تحميل الشهادات',
  },
  name: 'الاسم',
  nameRequired: 'يُرجى إدخال الاسم',
  archived: 'مؤرشف',
  uses: times,
  unused: 'غير مستخدَم',
  moveUp: (name) => `نقل ${name} إلى أعلى`,
  moveDown: (name) => `نقل ${name} إلى أسفل`,
  drag: (name) => `نقل ${name}: اسحب، أو اضغط مفتاح المسافة ثم مفاتيح الأسهم`,
  movedTo: (name, place, total) => `${name} الآن في الموضع ${place} من ${total}`,
  moveFailed: 'تعذّر حفظ الترتيب الجديد.',
  saveFailed: 'تعذّر الحفظ.',
  removeTitle: (name) => `حذف «${name}»؟`,
  removeBody: 'لا شيء يستخدمه، فلن يتغير شيء آخر. لا يمكن التراجع عن هذا.',
  removeUsedTitle: (name) => `«${name}» قيد الاستخدام`,
  removeUsedBody: (uses) => `إنه ${uses}، لذلك يبقى. أرشِفه: يحتفظ بمكانه ولا يُعرض للاختيار بعد الآن.`,
  removed: (name) => `تم حذف «${name}».`,
  actionsFor: (name) => `إجراءات ${name}`,
};
