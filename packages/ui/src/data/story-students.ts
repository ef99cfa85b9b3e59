import type { ChipTone } from '../feedback/chip.tsx';

/** A row of the table in the stories. */
export interface StudentRow {
  id: string;
  language: string;
  name: string;
  group: string;
  status: string;
  tone: ChipTone;
  mark: number;
}

const tones: ChipTone[] = ['success', 'warning', 'accent', 'neutral', 'success', 'danger'];
const marks = [7.5, 6, 9.5, 4, 8, 5.5];

const rows = (language: string, names: string[], groups: string[], statuses: string[]): StudentRow[] =>
  names.map((name, index) => ({
    id: `p${index}`,
    language,
    name,
    group: groups[index % groups.length] ?? '',
    status: statuses[index] ?? '',
    tone: tones[index] ?? 'neutral',
    mark: marks[index] ?? 0,
  }));

export const studentRows = {
  en: rows(
    'en',
    ['Amina Haddad', 'Bilal Nasser', 'Chloé Martin', 'Dana Khoury', 'Elias Saab', 'Farah Aziz'],
    ['Evening B2', 'Morning B1'],
    ['Released', 'Late', 'Open', 'Draft', 'Released', 'Expired'],
  ),
  ar: rows(
    'ar',
    ['أمينة حداد', 'بلال ناصر', 'كلوي مارتن', 'دانا خوري', 'إلياس صعب', 'فرح عزيز'],
    ['مجموعة المساء', 'مجموعة الصباح'],
    ['معلنة', 'متأخرة', 'مفتوحة', 'مسودة', 'معلنة', 'منتهية'],
  ),
};

export const tableMessages = {
  en: {
    people: 'Students',
    search: 'Search students',
    late: 'Late',
    name: 'Name',
    group: 'Group',
    status: 'Status',
    mark: 'Mark',
    edit: 'Edit',
    remove: 'Delete',
    all: 'Select all rows',
    clear: 'Clear selection',
    empty: 'No students yet',
    previous: 'Previous page',
    next: 'Next page',
    pageThree: /^Page 3$/u,
  },
  ar: {
    people: 'الطلاب',
    search: 'ابحث عن طالب',
    late: 'متأخرة',
    name: 'الاسم',
    group: 'المجموعة',
    status: 'الحالة',
    mark: 'الدرجة',
    edit: 'تعديل',
    remove: 'حذف',
    all: 'تحديد كل الصفوف',
    clear: 'إلغاء التحديد',
    empty: 'لا طلاب بعد',
    previous: 'الصفحة السابقة',
    next: 'الصفحة التالية',
    pageThree: /^الصفحة [3٣]$/u,
  },
};
