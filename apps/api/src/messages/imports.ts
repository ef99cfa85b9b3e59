import type {
  CellProblemCode,
  CellProblemOf,
  ImportField,
  KeptReason,
  Language,
  Role,
  User,
} from '@rubrica/api-client/contract';

/** What an import of people says of its rows, in one language. */
export interface ImportTexts {
  problems: { [Code in CellProblemCode]: (problem: CellProblemOf<Code>) => string };
  kept: Record<KeptReason, string>;
  /** What stands in the sheets that are made for an import or of people. */
  sheet: {
    people: string;
    row: string;
    problems: string;
    /** Headings that an import knows. */
    headings: Record<ImportField, string>;
    status: string;
    lastLogin: string;
    roles: Record<Role, string>;
    statuses: Record<User['status'], string>;
    languages: Record<Language, string>;
    /** A student and a parent. */
    examples: [Example, Example];
  };
}

type Example = Record<'name' | 'role' | 'language', string>;

const roles: Record<Role, [en: string, ar: string]> = {
  student: ['a student', 'طالب'],
  parent: ['a parent', 'ولي أمر'],
  assistant: ['an assistant', 'مساعد'],
  admin: ['an administrator', 'مدير'],
};

export const importsEn: ImportTexts = {
  problems: {
    required: () => 'This is missing. Fill in the cell.',
    email: () => 'This is not an email address. Write it like name@example.com.',
    phone: () => 'This is not a valid phone number. Write it with its country code, such as +201001234567.',
    phone_shortened: () =>
      'The spreadsheet has shortened this number, so digits are lost. Format the column as text and enter the number again.',
    role_unknown: () => 'This role is unknown. Write student, parent or assistant.',
    role_admin: () => 'Administrators cannot be imported. Add them on the users page.',
    language_unknown: () => 'This language is unknown. Write English or Arabic.',
    parent_self: () => 'This is the person’s own email. Write the parent’s.',
    text_max: ({ limit }) => `This is too long: at most ${limit} characters.`,
    group_unknown: ({ name }) => `There is no group called “${name}”. Correct the name, or add the group first.`,
    group_archived: ({ name }) =>
      `The group “${name}” is archived. Take it out of the archive first, or choose another.`,
    group_ambiguous: ({ name }) => `Several groups are called “${name}”. Rename one of them first.`,
    level_unknown: ({ name }) => `There is no level called “${name}”. Correct the name, or add the level first.`,
    level_archived: ({ name }) =>
      `The level “${name}” is archived. Take it out of the archive first, or choose another.`,
    level_ambiguous: ({ name }) => `Several levels are called “${name}”. Rename one of them first.`,
    parent_unknown: ({ name }) =>
      `Nobody has the email ${name}, here or in the file. Add a row for the parent, or empty the cell.`,
    parent_other_role: ({ name }) => `${name} is not a parent’s email. Correct it, or empty the cell.`,
    phone_taken: ({ name }) =>
      `This is the phone of ${name}, who has an account. Correct the number, or empty the cell.`,
    duplicate_email: ({ row }) => `The same email is in row ${row}. Remove one of the two rows.`,
    duplicate_phone: ({ row }) => `The same phone is in row ${row}. Correct the number, or remove one of the two rows.`,
    duplicate_person: ({ row }) => `This is the person of row ${row}, who has an account. Remove one of the two rows.`,
    parent_faulty: ({ row }) => `The parent’s own row, ${row}, has problems. Correct it first.`,
    other_role: ({ role }) =>
      `Somebody with this email or phone is here as ${roles[role][0]}. Correct the role or the email.`,
  },
  kept: {
    logged_in: 'Has logged in, so the account stays. You can deactivate it.',
    has_records: 'There is work or another record of this person, so the account stays. You can deactivate it.',
    changed_since: 'Was changed after the import; what was changed stays as it is now.',
  },
  sheet: {
    people: 'People',
    row: 'Row',
    problems: 'Problems',
    headings: {
      name: 'Name',
      email: 'Email',
      phone: 'Phone',
      role: 'Role',
      groups: 'Groups',
      level: 'Level',
      language: 'Language',
      parentEmail: 'Parent’s email',
    },
    status: 'Status',
    lastLogin: 'Last login',
    roles: { student: 'Student', parent: 'Parent', assistant: 'Assistant', admin: 'Administrator' },
    statuses: { pending: 'Pending', active: 'Active', disabled: 'Deactivated' },
    languages: { en: 'English', ar: 'Arabic' },
    examples: [
      { name: 'Mona Ali', role: 'Student', language: 'English' },
      { name: 'Ali Hassan', role: 'Parent', language: 'Arabic' },
    ],
  },
};

export const importsAr: ImportTexts = {
  problems: {
    required: () => 'هذه الخلية فارغة. املأها.',
    email: () => 'هذا ليس بريدًا إلكترونيًا صحيحًا. اكتبه على شكل name@example.com.',
    phone: () => 'رقم الهاتف غير صحيح. اكتبه مع رمز الدولة، مثل ‎+201001234567.',
    phone_shortened: () => 'اختصر برنامج الجداول هذا الرقم فضاعت أرقام منه. اجعل تنسيق العمود نصًا واكتب الرقم من جديد.',
    role_unknown: () => 'هذا الدور غير معروف. اكتب طالب أو ولي أمر أو مساعد.',
    role_admin: () => 'لا يمكن استيراد المديرين. أضفهم من صفحة المستخدمين.',
    language_unknown: () => 'هذه اللغة غير معروفة. اكتب العربية أو الإنجليزية.',
    parent_self: () => 'هذا بريد الشخص نفسه. اكتب بريد ولي الأمر.',
    text_max: ({ limit }) => `النص أطول من المسموح: الحد الأقصى ${limit} حرفًا.`,
    group_unknown: ({ name }) => `لا توجد مجموعة باسم «${name}». صحّح الاسم أو أضف المجموعة أولًا.`,
    group_archived: ({ name }) => `المجموعة «${name}» مؤرشفة. أخرجها من الأرشيف أولًا أو اختر غيرها.`,
    group_ambiguous: ({ name }) => `أكثر من مجموعة اسمها «${name}». غيّر اسم إحداها أولًا.`,
    level_unknown: ({ name }) => `لا يوجد مستوى باسم «${name}». صحّح الاسم أو أضف المستوى أولًا.`,
    level_archived: ({ name }) => `المستوى «${name}» مؤرشف. أخرجه من الأرشيف أولًا أو اختر غيره.`,
    level_ambiguous: ({ name }) => `أكثر من مستوى اسمه «${name}». غيّر اسم أحدها أولًا.`,
    parent_unknown: ({ name }) => `لا أحد هنا ولا في الملف بريده ${name}. أضف صفًا لولي الأمر أو أفرغ الخلية.`,
    parent_other_role: ({ name }) => `البريد ${name} ليس لولي أمر. صحّحه أو أفرغ الخلية.`,
    phone_taken: ({ name }) => `هذا هاتف ${name} وله حساب هنا. صحّح الرقم أو أفرغ الخلية.`,
    duplicate_email: ({ row }) => `البريد نفسه في الصف ${row}. احذف أحد الصفين.`,
    duplicate_phone: ({ row }) => `الهاتف نفسه في الصف ${row}. صحّح الرقم أو احذف أحد الصفين.`,
    duplicate_person: ({ row }) => `هذا هو الشخص الذي في الصف ${row}، وله حساب هنا. احذف أحد الصفين.`,
    parent_faulty: ({ row }) => `في صف ولي الأمر نفسه، الصف ${row}، مشكلات. صحّحه أولًا.`,
    other_role: ({ role }) => `صاحب هذا البريد أو الهاتف مسجَّل هنا بدور ${roles[role][1]}. صحّح الدور أو البريد.`,
  },
  kept: {
    logged_in: 'سجّل الدخول من قبل، لذلك يبقى الحساب. يمكنك إيقافه.',
    has_records: 'لهذا الشخص عمل أو سجلّ آخر، لذلك يبقى الحساب. يمكنك إيقافه.',
    changed_since: 'تغيّر بعد الاستيراد، ويبقى ما تغيّر كما هو الآن.',
  },
  sheet: {
    people: 'الأشخاص',
    row: 'الصف',
    problems: 'المشكلات',
    headings: {
      name: 'الاسم',
      email: 'البريد الإلكتروني',
      phone: 'رقم الهاتف',
      role: 'الدور',
      groups: 'المجموعات',
      level: 'المستوى',
      language: 'اللغة',
      parentEmail: 'بريد ولي الأمر',
    },
    status: 'الحالة',
    lastLogin: 'آخر دخول',
    roles: { student: 'طالب', parent: 'ولي أمر', assistant: 'مساعد', admin: 'مدير' },
    statuses: { pending: 'بانتظار القبول', active: 'نشط', disabled: 'معطَّل' },
    languages: { en: 'الإنجليزية', ar: 'العربية' },
    examples: [
      { name: 'منى علي', role: 'طالب', language: 'العربية' },
      { name: 'علي حسن', role: 'ولي أمر', language: 'العربية' },
    ],
  },
};
