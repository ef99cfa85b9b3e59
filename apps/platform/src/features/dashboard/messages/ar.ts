import type { Messages } from './en.ts';
import { countedInArabic } from '../../../lib/plurals/counted-in-arabic.ts';

export const ar: Messages = {
  title: (name) => `أهلًا بك، ${name}`,
  lead: 'ما ينتظرك، ومن أين تكمل.',
  waiting: 'بانتظارك',
  allDone: 'لا شيء ينتظرك',
  allDoneBody: 'لا حسابات تحتاج إلى قبول ولا محاولات للتصحيح. كلّف بالمهمة التالية متى شئت.',
  pending: (count) =>
    countedInArabic(count, {
      one: 'حساب واحد للقبول',
      two: 'حسابان للقبول',
      few: 'حسابات للقبول',
      many: 'حسابًا للقبول',
    }),
  pendingBody: 'طلاب جدد سجّلوا.',
  toMark: (count) =>
    countedInArabic(count, {
      one: 'محاولة واحدة للتصحيح',
      two: 'محاولتان للتصحيح',
      few: 'محاولات للتصحيح',
      many: 'محاولة للتصحيح',
    }),
  toMarkBody: 'سُلِّمت ولم يكتمل تصحيحها.',
  next: 'أكمل من هنا',
  newQuestion: 'كتابة سؤال',
  newQuestionBody: 'مع معاينة حية لما يراه الطالب.',
  tasks: 'التكليف بمهمة',
  tasksBody: 'لمجموعات أو لطلاب، مع مواعيدها.',
  users: 'شؤون الأشخاص',
  usersBody: 'الحسابات والمجموعات والمستويات، وأولياء الأمور مع أبنائهم.',
  problem: 'تعذّر عدّ ما ينتظرك',
};
