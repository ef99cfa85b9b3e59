import { NamedPage } from './named-page.tsx';

const messages = {
  en: {
    title: 'Levels',
    lead: 'How far along students are. The order here is the order in every list.',
    add: 'Add level',
    edit: 'Edit level',
    empty: 'No levels yet',
    emptyText: 'Add the first, such as “B1”. Students and questions can then be given one.',
    loadFailed: 'The levels could not be loaded',
  },
  ar: {
    title: 'المستويات',
    lead: 'أين وصل الطلاب. الترتيب هنا هو الترتيب في كل القوائم.',
    add: 'إضافة مستوى',
    edit: 'تعديل المستوى',
    empty: 'لا توجد مستويات بعد',
    emptyText: 'أضف الأول، مثل «B1»، ليُعطى للطلاب والأسئلة.',
    loadFailed: 'تعذّر تحميل المستويات',
  },
};

/** The levels that admins manage. */
export function LevelsPage() {
  return <NamedPage resource="Level" messages={messages} />;
}
