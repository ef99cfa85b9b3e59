import type { DraftIssueCode } from '../../core/draft-issue-texts.ts';

/** The issues of a draft as a whole, in Arabic; those of a type are in its labels. */
export const draftIssuesAr: Readonly<Record<DraftIssueCode, string>> = {
  malformed: 'لا يمكن حفظ هذا الجزء بصيغته الحالية.',
  'title-missing': 'أعطِ السؤال عنوانًا.',
  'blocks-missing': 'أضف سؤالًا واحدًا على الأقل.',
  'types-mixed': 'ليس هذا السؤال من النوع المختار أعلاه. غيّر أحدهما.',
  'type-not-offered': 'لا تتيح هذه المهارة تمارين من هذا النوع.',
  'id-twice': 'يحمل جزءان من السؤال المعرّف نفسه.',
  'image-alt-missing': 'صِف الصورة لمن لا يستطيع رؤيتها.',
  'passage-empty': 'هذا النص فارغ.',
};
