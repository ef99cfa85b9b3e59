import type { IssueCode } from '../../core/validate-draft.ts';

/** Everything that may be left to mend, in Arabic. */
export const issuesAr = {
  malformed: 'لا يمكن حفظ هذا الجزء بصيغته الحالية.',
  'title-missing': 'أعطِ السؤال عنوانًا.',
  'blocks-missing': 'أضف سؤالًا فرعيًا واحدًا على الأقل.',
  'types-mixed': 'نوع هذا السؤال الفرعي يختلف عن نوع السؤال.',
  'type-not-offered': 'لا تتيح هذه المهارة تمارين من هذا النوع.',
  'id-twice': 'يحمل جزءان من السؤال المعرّف نفسه.',
  'image-alt-missing': 'صِف الصورة لمن لا يستطيع رؤيتها.',
  'passage-empty': 'هذا النص فارغ.',
  'mcq-question-missing': 'اكتب السؤال الذي تجيب عنه الخيارات.',
  'mcq-options-few': 'ضع خيارين على الأقل.',
  'mcq-option-empty': 'اكتب نصًا لهذا الخيار، فهو يصف الصورة أيضًا لمن لا يراها.',
  'mcq-option-twice': 'يتطابق نص خيارين.',
  'mcq-right-missing': 'حدّد الخيار الصحيح، وإلا تعذّر التصحيح الآلي.',
  'gaps-missing': 'أنشئ فراغًا واحدًا على الأقل: اكتب [[الإجابة]] أو حدّد كلمة.',
  'gap-answer-missing': 'اكتب ما يوضع في هذا الفراغ، وإلا تعذّر التصحيح الآلي.',
  'gap-answer-wildcard': 'لا يمكن أن تحتوي كلمة في الصندوق على الرمز *؛ اكتب \\* لتعني نجمة.',
  'gap-worthless': 'قيمة هذا الفراغ صفر.',
  'distractor-empty': 'هذه الكلمة الزائدة فارغة.',
  'distractor-right': 'هذه الكلمة الزائدة إجابة صحيحة لأحد الفراغات.',
  'writing-task-missing': 'اكتب ما المطلوب كتابته.',
  'writing-marks-missing': 'حدّد درجات المحتوى واللغة.',
  'writing-words-reversed': 'الحد الأدنى للكلمات أكبر من الحد الأقصى.',
} as const satisfies Record<IssueCode, string>;
