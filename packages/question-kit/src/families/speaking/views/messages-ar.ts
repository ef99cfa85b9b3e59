import type { SpokenComponentId } from '../components.ts';
import { writerOf } from '../../../primitives/messages/writer.ts';
import type { SpeakingMessages, SpokenKind } from './messages-en.ts';

const { number, counted } = writerOf('ar');

const the: Record<SpokenKind, string> = { prompt: 'السؤال', photo: 'الصورة' };
const next: Record<SpokenKind, string> = { prompt: 'السؤال التالي', photo: 'الصورة التالية' };

const components: Record<SpokenComponentId, string> = {
  communication: 'التواصل',
  languageKnowledge: 'المعرفة اللغوية',
  spontaneityFluency: 'العفوية والطلاقة',
  pronunciationIntonation: 'النطق والتنغيم',
};

function time(seconds: number): string {
  const minutes = Math.floor(seconds / 60);
  const rest = seconds % 60;
  const parts = [
    minutes > 0
      ? counted(minutes, { one: 'دقيقة واحدة', two: 'دقيقتان', few: '# دقائق', many: '# دقيقة', other: '# دقيقة' })
      : '',
    rest > 0
      ? counted(rest, { one: 'ثانية واحدة', two: 'ثانيتان', few: '# ثوانٍ', many: '# ثانية', other: '# ثانية' })
      : '',
  ];
  return parts.filter((part) => part !== '').join(' و');
}

export const speakingAr: SpeakingMessages = {
  speakingItem: (kind, position) => `${the[kind]} ${number(position)}`,
  speakingItemOf: (kind, position, of) => (of === 1 ? the[kind] : `${the[kind]} ${number(position)} من ${number(of)}`),
  speakingAnswerTo: (kind, position, of) => (of === 1 ? 'إجابتك' : `إجابتك عن ${the[kind]} ${number(position)}`),
  speakingStudentAnswerTo: (kind, position, of) =>
    of === 1 ? 'إجابة الطالب' : `إجابة الطالب عن ${the[kind]} ${number(position)}`,
  speakingPromptHeard: 'السؤال مسموعًا',
  speakingListenFirst: 'استمع إلى السؤال أولًا. يبدأ وقتك حين تبدأ أنت.',
  speakingPrepares: (kind, seconds) =>
    kind === 'photo'
      ? `ستظهر الصورة حين تبدأ، ومدة التحضير ${time(seconds)}.`
      : `سيظهر السؤال حين تبدأ، ومدة التحضير ${time(seconds)}.`,
  speakingTime: (seconds) => `مدة الإجابة ${time(seconds)}.`,
  speakingStart: (kind) => `إظهار ${the[kind]} وبدء التحضير`,
  speakingNext: (kind) => next[kind],
  speakingSkip: 'المتابعة بلا إجابة',
  speakingAnswerNow: 'أجب الآن',
  speakingRetakeUntilNext: 'يمكنك إعادة التسجيل قبل أن تتابع، وبعد ذلك يمكنك الاستماع فقط.',
  speakingAnswered: 'تمت الإجابة',
  speakingOpen: 'بلا إجابة بعد',
  speakingAllAnswered: 'أجبت عن كل ما هنا.',
  speakingNoUploads: 'لا يمكن التسجيل هنا.',
  speakingNoUploadsHint: 'لا تستطيع هذه الصفحة حفظ التسجيلات. إن كنت في امتحان فأخبر معلّمك.',
  speakingNothingRecorded: 'لم يُسجَّل شيء.',
  speakingOtherFiles: 'تسجيلات أخرى',
  speakingYourVideo: 'الفيديو المطلوب الرد عليه',
  speakingVideoAnswer: 'ردّك على الفيديو',
  speakingStudentVideoAnswer: 'ردّ الطالب على الفيديو',
  speakingWholeAnswer: 'الإجابة',
  speakingComponent: (component) => components[component],
  speakingMarks: 'الدرجات',
  speakingTotal: 'المجموع',
  speakingComments: 'تعليق على الإجابة كلها',
};
