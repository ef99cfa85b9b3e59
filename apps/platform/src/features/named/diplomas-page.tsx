import type { Named } from '@rubrica/api-client/contract';
import { ListOrdered } from 'lucide-react';
import { useState } from 'react';
import { useMessages } from '../../lib/i18n.ts';
import { CourseDialog } from './course/course-dialog.tsx';
import { courseMessages } from './course/messages.ts';
import { NamedPage } from './named-page.tsx';

const messages = {
  en: {
    title: 'Diplomas',
    lead: 'What students prepare for, and the courses that lead there. The order here is the order in every list.',
    add: 'Add diploma',
    edit: 'Edit diploma',
    empty: 'No diplomas yet',
    emptyText: 'Add the first, such as “IELTS Academic”. Questions can then be assigned to it.',
    loadFailed: 'The diplomas could not be loaded',
    archiveEffect:
      'If it is a course, its students no longer see it, nor the lectures and documents that they have through it alone.',
  },
  ar: {
    title: 'الشهادات',
    lead: 'ما يستعد له الطلاب، والدورات المؤدية إليه. الترتيب هنا هو الترتيب في كل القوائم.',
    add: 'إضافة شهادة',
    edit: 'تعديل الشهادة',
    empty: 'لا توجد شهادات بعد',
    emptyText: 'أضف الأولى، مثل «آيلتس أكاديمي»، لتُخصَّص لها الأسئلة.',
    loadFailed: 'تعذّر تحميل الشهادات',
    archiveEffect: 'وإن كان دورةً فلن يراها طلابها بعد ذلك، ولا ما وصلهم عن طريقها وحدها من محاضرات ومستندات.',
  },
};

/** The diplomas that admins manage. Each can be made a course. */
export function DiplomasPage() {
  const m = useMessages(courseMessages);
  const [course, setCourse] = useState<Named | null>(null);
  return (
    <>
      <NamedPage
        resource="Diploma"
        messages={messages}
        actions={(item) => [
          { label: m.action, icon: <ListOrdered aria-hidden="true" />, onSelect: () => setCourse(item) },
        ]}
      />
      {course && <CourseDialog diploma={course} onClose={() => setCourse(null)} />}
    </>
  );
}
