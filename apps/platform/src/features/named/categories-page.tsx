import { NamedPage } from './named-page.tsx';

const messages = {
  en: {
    title: 'Categories',
    lead: 'What questions are about. The order here is the order in every list.',
    add: 'Add category',
    edit: 'Edit category',
    empty: 'No categories yet',
    emptyText: 'Add the first, such as “Academic reading”. Questions can then be sorted into it.',
    loadFailed: 'The categories could not be loaded',
  },
  ar: {
    title: 'الفئات',
    lead: 'موضوعات الأسئلة. الترتيب هنا هو الترتيب في كل القوائم.',
    add: 'إضافة فئة',
    edit: 'تعديل الفئة',
    empty: 'لا توجد فئات بعد',
    emptyText: 'أضف الأولى، مثل «القراءة الأكاديمية»، لتُصنَّف الأسئلة فيها.',
    loadFailed: 'تعذّر تحميل الفئات',
  },
};

/** The categories that admins manage. */
export function CategoriesPage() {
  return <NamedPage resource="Category" messages={messages} />;
}
