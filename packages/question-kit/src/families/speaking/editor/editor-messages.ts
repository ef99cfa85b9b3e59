import { countedAr, numberAr, marksAr } from '../../../primitives/editor/messages/counted-ar.ts';
import { editorMessageSet } from '../../../primitives/editor/messages/message-set.ts';

const rules = new Intl.PluralRules('en');
const number = new Intl.NumberFormat('en');
const counted = (count: number, one: string, other: string) =>
  `${number.format(count)} ${rules.select(count) === 'one' ? one : other}`;

/** A duration in minutes and seconds, since "90 s" is harder to read. */
function timeEn(seconds: number): string {
  const minutes = Math.floor(seconds / 60);
  const rest = seconds % 60;
  if (minutes === 0) return `${number.format(rest)} s`;
  return rest === 0 ? `${number.format(minutes)} min` : `${number.format(minutes)} min ${number.format(rest)} s`;
}

/** Editor messages of the speaking types, in English. */
const speakingEditorEn = {
  promptsRubric: 'Say what the conversation is about',
  photosRubric: 'Say what to do: “Describe the photo, then say …”',
  prompts: 'Prompts',
  photos: 'Photos',
  inOrder: 'Students get them one at a time, in this order.',
  item: {
    prompt: (position: number) => `Prompt ${number.format(position)}`,
    photo: (position: number) => `Photo ${number.format(position)}`,
  },
  promptPlaceholder: 'What the examiner asks',
  noPrompts: 'No prompts yet. Add them one by one, or paste a list.',
  noPhotos: 'No photos yet.',
  noUploads: 'Photos cannot be added here: this page cannot store files.',
  addPrompt: 'Add a prompt',
  addPhoto: 'Add a photo',
  paste: 'Paste a list',
  pasteTitle: 'Make prompts from a list',
  pasteHint: 'One prompt per line; numbers and bullets are taken off.',
  pasteLabel: 'List',
  quickList: 'Prompts, one per line',
  each: 'The same for each',
  pasteMake: (count: number) => (count === 0 ? 'Make prompts' : `Make ${counted(count, 'prompt', 'prompts')}`),
  pasted: (count: number) => `${counted(count, 'prompt', 'prompts')} added`,
  moved: (name: string, position: number, total: number) =>
    `${name} moved to position ${number.format(position)} of ${number.format(total)}`,
  removed: (name: string) => `${name} deleted`,
  addAudio: 'Add a recording of it',
  record: 'Record it now',
  recordTitle: 'Record the prompt',
  recordHint: 'Students hear it as you say it. It is added when it is stored.',
  promptAudio: (name: string) => `${name}, recorded`,
  removeAudio: 'Remove the recording',
  alt: 'Description',
  altHint: 'For those who cannot see the photo: what it shows, not what to say about it.',
  prep: 'Time to prepare',
  answer: 'Time to answer',
  timeOf: (label: string, name: string) => `${label}: ${name}`,
  noTime: 'None',
  freeTime: 'As long as it takes',
  otherTime: 'Another time …',
  seconds: 'Seconds',
  time: timeEn,
  toAll: 'Use these times for all',
  toAllDone: 'All have these times now',
  marks: 'Marks, at most',
  marksTotal: (points: number) => `${counted(points, 'mark', 'marks')} in total`,
  marksHint: 'Halves are allowed. 0 leaves a component out.',
  maxima: {
    communicationMark: 'Communication',
    languageKnowledgeMark: 'Knowledge of the language',
    spontaneityFluencyMark: 'Spontaneity and fluency',
    pronunciationIntonationMark: 'Pronunciation and intonation',
  },
  modelPlaceholder: 'What a strong answer says and how',
};

type Widened<T> = T extends string
  ? string
  : T extends (...given: infer Given) => string
    ? (...given: Given) => string
    : { [Key in keyof T]: Widened<T[Key]> };

/** Editor messages of the speaking types. */
export type SpeakingEditorMessages = Widened<typeof speakingEditorEn>;

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
const speakingEditorAr: SpeakingEditorMessages = {
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

export const speakingEditorMessages = editorMessageSet('spoken', speakingEditorEn, speakingEditorAr);
