import { countedAr, numberAr, marksAr } from '../../../primitives/editor/messages/counted-ar.ts';
import type { speakingEditorMessages } from './editor-messages.ts';

const promptsAr = (count: number): string =>
  countedAr(count, { one: 'سؤال واحد', two: 'سؤالان', few: '# أسئلة', many: '# سؤالًا', other: '# سؤال' });

const promptsObject = (count: number): string =>
  countedAr(count, { one: 'سؤال واحد', two: 'سؤالين', few: '# أسئلة', many: '# سؤالًا', other: '# سؤال' });

function timeAr(seconds: number): string {
  const minutes = Math.floor(seconds / 60);
  const rest = seconds % 60;
  if (minutes === 0) return `${numberAr.format(rest)} ث`;
  return rest === 0 ? `${numberAr.format(minutes)} د` : `${numberAr.format(minutes)} د ${numberAr.format(rest)} ث`;
}

/** Editor messages of the speaking types, in Arabic. */
export const speakingEditorAr: (typeof speakingEditorMessages)['en'] = {
  promptsRubric: 'اذكر موضوع المحادثة',
  photosRubric: 'اذكر المطلوب: «صف الصورة، ثم تحدّث عن …»',
  prompts: 'الأسئلة الشفهية',
  photos: 'الصور',
  inOrder: 'تظهر للطلاب واحدًا بعد آخر بهذا الترتيب.',
  item: {
    prompt: (position) => `السؤال الشفهي ${numberAr.format(position)}`,
    photo: (position) => `الصورة ${numberAr.format(position)}`,
  },
  promptPlaceholder: 'ما يسأله الممتحن',
  noPrompts: 'لا أسئلة بعد. أضفها واحدًا واحدًا أو ألصق قائمة.',
  noPhotos: 'لا صور بعد.',
  noUploads: 'لا يمكن إضافة الصور هنا، فهذه الصفحة لا تحفظ الملفات.',
  addPrompt: 'إضافة سؤال',
  addPhoto: 'إضافة صورة',
  paste: 'لصق قائمة',
  pasteTitle: 'إنشاء أسئلة من قائمة',
  pasteHint: 'سؤال في كل سطر، وتُحذف الأرقام والنقاط من أوله.',
  pasteLabel: 'القائمة',
  quickList: 'الأسئلة، سؤال في كل سطر',
  each: 'الدرجة نفسها لكل معيار',
  pasteMake: (count) => (count === 0 ? 'إنشاء الأسئلة' : `إنشاء ${promptsObject(count)}`),
  pasted: (count) => `أُضيف ${promptsAr(count)}`,
  moved: (name, position, total) => `نُقل ${name} إلى الموضع ${numberAr.format(position)} من ${numberAr.format(total)}`,
  removed: (name) => `حُذف: ${name}`,
  addAudio: 'إضافة تسجيل له',
  record: 'تسجيله الآن',
  recordTitle: 'تسجيل السؤال',
  recordHint: 'يسمعه الطلاب كما تقوله. يُضاف بعد حفظه.',
  promptAudio: (name) => `${name} مسجّلًا`,
  removeAudio: 'حذف التسجيل',
  alt: 'الوصف',
  altHint: 'لمن لا يرى الصورة: ما فيها، لا ما يُقال عنها.',
  prep: 'وقت التحضير',
  answer: 'وقت الإجابة',
  timeOf: (label, name) => `${label}: ${name}`,
  noTime: 'بلا وقت',
  freeTime: 'بلا حد',
  otherTime: 'وقت آخر…',
  seconds: 'بالثواني',
  time: timeAr,
  toAll: 'اعتماد هذين الوقتين للكل',
  toAllDone: 'صار هذان الوقتان للكل',
  marks: 'الدرجات القصوى',
  marksTotal: (points) => `المجموع ${marksAr(points)}`,
  marksHint: 'بالدرجات، ويجوز نصف الدرجة. والصفر يلغي المعيار.',
  maxima: {
    communicationMark: 'التواصل',
    languageKnowledgeMark: 'المعرفة اللغوية',
    spontaneityFluencyMark: 'العفوية والطلاقة',
    pronunciationIntonationMark: 'النطق والتنغيم',
  },
  modelPlaceholder: 'ما تقوله الإجابة القوية وكيف تقوله',
};
