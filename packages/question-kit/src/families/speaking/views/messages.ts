import type { SpokenComponentId } from '../components.ts';
import { createNumberFormatter } from '../../../primitives/messages/number-formatter.ts';

const { number: numberEn, counted: countedEn } = createNumberFormatter('en');

/** What a student speaks about. */
export type SpokenKind = 'prompt' | 'photo';

const names: Record<SpokenKind, string> = { prompt: 'Prompt', photo: 'Photo' };

const componentsEn: Record<SpokenComponentId, string> = {
  communication: 'Communication',
  languageKnowledge: 'Knowledge of the language',
  spontaneityFluency: 'Spontaneity and fluency',
  pronunciationIntonation: 'Pronunciation and intonation',
};

/** A duration, in the largest units that express it exactly: "1 minute 30 seconds". */
function timeEn(seconds: number): string {
  const minutes = Math.floor(seconds / 60);
  const rest = seconds % 60;
  const parts = [
    minutes > 0 ? countedEn(minutes, { one: '# minute', other: '# minutes' }) : '',
    rest > 0 ? countedEn(rest, { one: '# second', other: '# seconds' }) : '',
  ];
  return parts.filter((part) => part !== '').join(' ');
}

/** The texts of spoken answers, in English. */
const speakingEn = {
  speakingItem: (kind: SpokenKind, position: number): string => `${names[kind]} ${numberEn(position)}`,
  speakingItemOf: (kind: SpokenKind, position: number, of: number): string =>
    of === 1 ? names[kind] : `${names[kind]} ${numberEn(position)} of ${numberEn(of)}`,
  speakingAnswerTo: (kind: SpokenKind, position: number, of: number): string =>
    of === 1 ? 'Your answer' : `Your answer to ${kind} ${numberEn(position)}`,
  speakingStudentAnswerTo: (kind: SpokenKind, position: number, of: number): string =>
    of === 1 ? 'The student’s answer' : `The student’s answer to ${kind} ${numberEn(position)}`,
  speakingReviewedAnswerTo: (kind: SpokenKind, position: number, of: number): string =>
    of === 1 ? 'The answer' : `The answer to ${kind} ${numberEn(position)}`,
  speakingPromptHeard: 'The prompt, to listen to',
  speakingListenFirst: 'Listen to the prompt first. Your time begins when you start.',
  speakingPrepares: (kind: SpokenKind, seconds: number): string =>
    `You will see the ${kind} when you start, and have ${timeEn(seconds)} to prepare.`,
  speakingPrepared: (kind: SpokenKind): string =>
    `Your time to prepare is over. You will see the ${kind} when you start, and the recording begins.`,
  speakingStartSpeaking: (kind: SpokenKind): string => `Show the ${kind} and start speaking`,
  speakingTime: (seconds: number): string => `You have ${timeEn(seconds)} to answer.`,
  speakingStart: (kind: SpokenKind): string => `Show the ${kind} and start preparing`,
  speakingNext: (kind: SpokenKind): string => `Next ${kind}`,
  speakingSkip: 'Go on without an answer',
  speakingAnswerNow: 'Answer it now',
  speakingRetakeUntilNext: 'You can record again until you go on. After that you can only listen.',
  speakingAnswered: 'answered',
  speakingOpen: 'no answer yet',
  speakingAllAnswered: 'You have answered everything here.',
  speakingNoUploads: 'Nothing can be recorded here.',
  speakingNoUploadsHint: 'This page cannot keep recordings. If you are in an exam, tell your teacher.',
  speakingNothingRecorded: 'Nothing was recorded.',
  speakingOtherFiles: 'Other recordings',
  speakingYourVideo: 'The video to answer',
  speakingVideoAnswer: 'Your answer to the video',
  speakingStudentVideoAnswer: 'The student’s answer to the video',
  speakingReviewedVideoAnswer: 'The answer to the video',
  speakingWholeAnswer: 'The answer',
  speakingComponent: (component: SpokenComponentId): string => componentsEn[component],
  speakingMarks: 'Marks',
  speakingTotal: 'Total',
  speakingComments: 'Comment on the whole answer',
};

/** The texts of spoken answers. */
export type SpeakingMessages = typeof speakingEn;

const { number: numberAr, counted: countedAr } = createNumberFormatter('ar');

// Not the word for a question alone, which stands beside it with a number of its own.
const the: Record<SpokenKind, string> = { prompt: 'السؤال الشفهي', photo: 'الصورة' };
const next: Record<SpokenKind, string> = { prompt: 'السؤال الشفهي التالي', photo: 'الصورة التالية' };

const componentsAr: Record<SpokenComponentId, string> = {
  communication: 'التواصل',
  languageKnowledge: 'المعرفة اللغوية',
  spontaneityFluency: 'العفوية والطلاقة',
  pronunciationIntonation: 'النطق والتنغيم',
};

function timeAr(seconds: number): string {
  const minutes = Math.floor(seconds / 60);
  const rest = seconds % 60;
  const parts = [
    minutes > 0
      ? countedAr(minutes, { one: 'دقيقة واحدة', two: 'دقيقتان', few: '# دقائق', many: '# دقيقة', other: '# دقيقة' })
      : '',
    rest > 0
      ? countedAr(rest, { one: 'ثانية واحدة', two: 'ثانيتان', few: '# ثوانٍ', many: '# ثانية', other: '# ثانية' })
      : '',
  ];
  return parts.filter((part) => part !== '').join(' و');
}

const speakingAr: SpeakingMessages = {
  speakingItem: (kind, position) => `${the[kind]} ${numberAr(position)}`,
  speakingItemOf: (kind, position, of) =>
    of === 1 ? the[kind] : `${the[kind]} ${numberAr(position)} من ${numberAr(of)}`,
  speakingAnswerTo: (kind, position, of) => (of === 1 ? 'إجابتك' : `إجابتك عن ${the[kind]} ${numberAr(position)}`),
  speakingStudentAnswerTo: (kind, position, of) =>
    of === 1 ? 'إجابة الطالب' : `إجابة الطالب عن ${the[kind]} ${numberAr(position)}`,
  speakingReviewedAnswerTo: (kind, position, of) =>
    of === 1 ? 'الإجابة' : `الإجابة عن ${the[kind]} ${numberAr(position)}`,
  speakingPromptHeard: 'السؤال الشفهي مسموعًا',
  speakingListenFirst: 'استمع إلى السؤال الشفهي أولًا. يبدأ وقتك حين تبدأ أنت.',
  speakingPrepares: (kind, seconds) =>
    kind === 'photo'
      ? `ستظهر الصورة حين تبدأ، ومدة التحضير ${timeAr(seconds)}.`
      : `سيظهر السؤال الشفهي حين تبدأ، ومدة التحضير ${timeAr(seconds)}.`,
  speakingPrepared: (kind) =>
    kind === 'photo'
      ? 'انتهى وقت التحضير. ستظهر الصورة حين تبدأ، ويبدأ التسجيل.'
      : 'انتهى وقت التحضير. سيظهر السؤال الشفهي حين تبدأ، ويبدأ التسجيل.',
  speakingStartSpeaking: (kind) => `إظهار ${the[kind]} وبدء التحدث`,
  speakingTime: (seconds) => `مدة الإجابة ${timeAr(seconds)}.`,
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
  speakingReviewedVideoAnswer: 'الردّ على الفيديو',
  speakingWholeAnswer: 'الإجابة',
  speakingComponent: (component) => componentsAr[component],
  speakingMarks: 'الدرجات',
  speakingTotal: 'المجموع',
  speakingComments: 'تعليق على الإجابة كلها',
};

/** The texts of spoken answers. */
export const speakingMessages = { en: speakingEn, ar: speakingAr };
