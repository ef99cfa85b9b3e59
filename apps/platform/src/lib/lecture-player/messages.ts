import { formatFor } from '../format.ts';

export const en = {
  play: 'Play',
  pause: 'Pause',
  position: 'Position',
  at: (time: string, length: string) => `${time} of ${length}`,
  speed: 'Speed',
  rate: (rate: number) => `${formatFor('en').number(rate)}×`,
  mute: 'Mute',
  unmute: 'Unmute',
  volume: 'Volume',
  percent: formatFor('en').percent,
  captions: 'Captions',
  noCaptions: 'No captions',
  pictureInPicture: 'Picture in picture',
  exitPictureInPicture: 'Exit picture in picture',
  fullscreen: 'Full screen',
  exitFullscreen: 'Exit full screen',
  loading: 'Loading …',
  failed: 'Playback failed. Check your connection and try again: it continues where it stopped.',
  tryAgain: 'Try again',
  markAt: (label: string, time: string) => `${label}, ${time}`,
  transcript: {
    title: 'Transcript',
    search: 'Search the transcript',
    language: 'Language of the transcript',
    empty: 'This lecture has no captions, so there is no transcript.',
    noHits: (search: string) => `Nothing in the transcript contains “${search}”.`,
    hits: (count: number) => (count === 1 ? '1 line' : `${formatFor('en').number(count)} lines`),
    follow: 'Go to the current line',
    playFrom: (time: string) => `Play from ${time}`,
  },
};

export type Messages = typeof en;

function lines(count: number): string {
  const form = new Intl.PluralRules('ar').select(count);
  if (form === 'one') return 'سطر واحد';
  if (form === 'two') return 'سطران';
  return `${formatFor('ar').number(count)} ${form === 'few' ? 'أسطر' : form === 'many' ? 'سطرًا' : 'سطر'}`;
}

export const ar: Messages = {
  play: 'تشغيل',
  pause: 'إيقاف مؤقت',
  position: 'الموضع',
  at: (time, length) => `${time} من ${length}`,
  speed: 'السرعة',
  rate: (rate) => `${formatFor('ar').number(rate)}×`,
  mute: 'كتم الصوت',
  unmute: 'تشغيل الصوت',
  volume: 'مستوى الصوت',
  percent: formatFor('ar').percent,
  captions: 'الترجمة النصية',
  noCaptions: 'بلا ترجمة نصية',
  pictureInPicture: 'صورة داخل صورة',
  exitPictureInPicture: 'الخروج من صورة داخل صورة',
  fullscreen: 'ملء الشاشة',
  exitFullscreen: 'الخروج من ملء الشاشة',
  loading: 'جارٍ التحميل …',
  failed: 'تعذّر التشغيل. تحقق من اتصالك ثم حاول مرة أخرى، وسيتابع من حيث توقف.',
  tryAgain: 'حاول مرة أخرى',
  markAt: (label, time) => `${label}، ${time}`,
  transcript: {
    title: 'النص المكتوب',
    search: 'ابحث في النص',
    language: 'لغة النص',
    empty: 'لا توجد ترجمة نصية لهذه المحاضرة، فلا نص مكتوب لها.',
    noHits: (search) => `لا يوجد في النص ما يحتوي على «${search}».`,
    hits: lines,
    follow: 'الانتقال إلى السطر الحالي',
    playFrom: (time) => `التشغيل من ${time}`,
  },
};
