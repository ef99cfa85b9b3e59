import { type ImportField, importFields } from '@rubrica/api-client/contract';
import { foldWords } from './fold.ts';

/** What columns are called, in any spelling that `foldWords` makes equal to one of these. */
const headings: Record<ImportField, readonly string[]> = {
  name: [
    'name',
    'full name',
    'student name',
    'student',
    'user name',
    'person',
    'الاسم',
    'الاسم الكامل',
    'الاسم بالكامل',
    'الاسم ثلاثي',
    'الاسم الثلاثي',
    'الاسم الرباعي',
    'اسم الطالب',
    'اسم الطالبة',
    'اسم الطالب/ة',
    'اسم المتعلم',
    'اسم المستخدم',
  ],
  email: [
    'email',
    'e-mail',
    'mail',
    'email address',
    'e-mail address',
    'student email',
    'البريد',
    'البريد الإلكتروني',
    'البريد الالكترونى',
    'عنوان البريد الإلكتروني',
    'بريد الطالب',
    'بريد الطالب الإلكتروني',
    'البريد الإلكتروني للطالب',
    'الإيميل',
    'ايميل',
    'الايميل الشخصي',
  ],
  phone: [
    'phone',
    'phone number',
    'telephone',
    'tel',
    'mobile',
    'mobile number',
    'mobile phone',
    'cell',
    'cell phone',
    'whatsapp',
    'whatsapp number',
    'student phone',
    'الهاتف',
    'رقم الهاتف',
    'التليفون',
    'رقم التليفون',
    'تلفون',
    'رقم التلفون',
    'الموبايل',
    'رقم الموبايل',
    'المحمول',
    'رقم المحمول',
    'الجوال',
    'رقم الجوال',
    'هاتف الطالب',
    'واتساب',
    'رقم الواتساب',
    'الواتس',
  ],
  role: ['role', 'type', 'user type', 'account type', 'kind', 'الدور', 'النوع', 'نوع الحساب', 'نوع المستخدم', 'الصفة'],
  groups: [
    'group',
    'groups',
    'group name',
    'class',
    'classes',
    'section',
    'المجموعة',
    'المجموعات',
    'اسم المجموعة',
    'الفصل',
    'الفصول',
    'الصف',
    'الشعبة',
  ],
  level: ['level', 'english level', 'cefr', 'cefr level', 'grade', 'المستوى', 'مستوى', 'مستوى الطالب', 'مستوى اللغة'],
  language: ['language', 'interface language', 'ui language', 'lang', 'اللغة', 'لغة', 'لغة الواجهة', 'لغة الحساب'],
  parentEmail: [
    'parent email',
    'parents email',
    'parent’s email',
    'parent e-mail',
    'guardian email',
    'email of parent',
    'email of the parent',
    'father email',
    'mother email',
    'بريد ولي الأمر',
    'بريد ولي الأمر الإلكتروني',
    'البريد الإلكتروني لولي الأمر',
    'ايميل ولي الأمر',
    'ايميل ولى الامر',
    'بريد الوالد',
    'بريد الأب',
    'بريد الأم',
  ],
};

const fieldByHeading: ReadonlyMap<string, ImportField> = new Map(
  importFields.flatMap((field) => headings[field].map((name) => [foldWords(name), field] as const)),
);

/** How far down the headings may stand, below a title. */
const searchedRows = 10;

/** The headings of a sheet and what each column is taken for; of two columns with the same field, the first has it. */
export interface Headings {
  /** The index of their row. */
  row: number;
  fields: (ImportField | null)[];
}

/** Finds the headings: the row of the first ten that has the most names of fields, and the first filled one where none has any. */
export function findHeadings(rows: readonly (readonly string[])[]): Headings {
  const candidates = rows.slice(0, searchedRows).map((texts, row) => ({ row, fields: fieldsOf(texts) }));
  const known = ({ fields }: Headings) => fields.filter((field) => field !== null).length;
  const [best] = candidates.toSorted((a, b) => known(b) - known(a) || a.row - b.row);
  if (best && known(best) > 0) return best;
  const row = rows.findIndex((texts) => texts.some((text) => text !== ''));
  return { row, fields: rows[row]?.map(() => null) ?? [] };
}

function fieldsOf(texts: readonly string[]): (ImportField | null)[] {
  const seen = new Set<ImportField>();
  return texts.map((text) => {
    const field = fieldByHeading.get(foldWords(text));
    if (!field || seen.has(field)) return null;
    seen.add(field);
    return field;
  });
}
