import { NamedPage } from './named-page.tsx';

const messages = {
  en: {
    title: 'Diplomas',
    lead: 'What students prepare for. The order here is the order in every list.',
    add: 'Add diploma',
    edit: 'Edit diploma',
    empty: 'No diplomas yet',
    emptyText: 'Add the first, such as “IELTS Academic”. Questions can then be assigned to it.',
    loadFailed: 'The diplomas could not be loaded',
  },
  ar: {
    title: 'الشهادات',
    lead: 'ما يستعد له الطلاب. الترتيب هنا هو الترتيب في كل القوائم.',
    add: 'إضافة شهادة',
    edit: 'تعديل الشهادة',
    empty: 'لا توجد شهادات بعد',
    emptyText: 'أضف الأولى، مثل «آيلتس أكاديمي»، لتُخصَّص لها الأسئلة.',
    loadFailed: 'تعذّر تحميل الشهادات',
  },
};

/** The diplomas that admins manage. */
export function DiplomasPage() {
  return <NamedPage resource="Diploma" messages={messages} />;
}
