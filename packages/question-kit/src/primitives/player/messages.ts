import { createNumberFormatter } from '../messages/number-formatter.ts';

const english = createNumberFormatter('en');
const arabic = createNumberFormatter('ar');

const englishExact = new Intl.NumberFormat('en', { maximumFractionDigits: 2 });

const en = {
  playerPlay: 'Play',
  playerPause: 'Pause',
  playerPosition: 'Position',
  playerAt: (time: string, length: string): string => `${time} of ${length}`,
  playerSpeed: 'Speed',
  playerRate: (rate: number): string => `${englishExact.format(rate)}×`,
  playerMute: 'Mute',
  playerUnmute: 'Unmute',
  playerVolume: 'Volume',
  playerPercent: (share: number): string => `${english.number(Math.round(share * 100))}%`,
  playerCaptions: 'Captions',
  playerCaptionsOff: 'No captions',
  playerFullscreen: 'Full screen',
  playerExitFullscreen: 'Exit full screen',
  playerTranscript: 'Transcript',
  playerDownload: 'Download',
  playerLoading: 'Loading …',
  playerFailed: 'Playback failed. Check your connection and try again: it continues where it stopped.',
  playerTryAgain: 'Try again',
  playerRecording: 'You are recording. Play this when you have finished: it would be heard in your recording.',
  playerNoCaptions: 'The captions could not be loaded.',
  playerLimit: (limit: number): string =>
    english.counted(limit, {
      one: 'You can play this once. Pausing is fine; going back is not possible.',
      other: 'You can play this # times. Pausing is fine; going back is not possible.',
    }),
  playerCurrent: (play: number, limit: number): string => `Play ${english.number(play)} of ${english.number(limit)}.`,
  playerPaused: 'Paused: resuming does not count as another play.',
  playerLeft: (left: number): string =>
    english.counted(left, { one: 'You can play it once more.', other: '# plays left.' }),
  playerLimitReached: 'You have used all your plays. Answer from memory and your notes.',
};

/** Player messages. */
export type PlayerMessages = typeof en;

const arabicExact = new Intl.NumberFormat('ar', { maximumFractionDigits: 2 });
const arabicPercent = new Intl.NumberFormat('ar', { style: 'percent' });

const arabicRule = 'يمكنك الإيقاف المؤقت، أما الرجوع إلى الوراء فغير ممكن.';

const ar: PlayerMessages = {
  playerPlay: 'تشغيل',
  playerPause: 'إيقاف مؤقت',
  playerPosition: 'الموضع',
  playerAt: (time, length) => `${time} من ${length}`,
  playerSpeed: 'السرعة',
  playerRate: (rate) => `${arabicExact.format(rate)}×`,
  playerMute: 'كتم الصوت',
  playerUnmute: 'تشغيل الصوت',
  playerVolume: 'مستوى الصوت',
  playerPercent: (share) => arabicPercent.format(share),
  playerCaptions: 'الترجمة النصية',
  playerCaptionsOff: 'بلا ترجمة نصية',
  playerFullscreen: 'ملء الشاشة',
  playerExitFullscreen: 'الخروج من ملء الشاشة',
  playerTranscript: 'النص المكتوب',
  playerDownload: 'تنزيل',
  playerLoading: 'جارٍ التحميل …',
  playerFailed: 'تعذّر التشغيل. تحقق من اتصالك ثم حاول مرة أخرى، وسيتابع من حيث توقف.',
  playerTryAgain: 'حاول مرة أخرى',
  playerRecording: 'أنت تسجّل الآن. شغّل هذا بعد الانتهاء، لئلا يُسمع في تسجيلك.',
  playerNoCaptions: 'تعذّر تحميل الترجمة النصية.',
  playerLimit: (limit) =>
    arabic.counted(limit, {
      one: `يمكنك الاستماع مرة واحدة. ${arabicRule}`,
      two: `يمكنك الاستماع مرتين. ${arabicRule}`,
      few: `يمكنك الاستماع # مرات. ${arabicRule}`,
      many: `يمكنك الاستماع # مرة. ${arabicRule}`,
      other: `يمكنك الاستماع # مرة. ${arabicRule}`,
    }),
  playerCurrent: (play, limit) => `المرة ${arabic.number(play)} من ${arabic.number(limit)}.`,
  playerPaused: 'متوقف مؤقتًا، والمتابعة لا تُحسب مرة جديدة.',
  playerLeft: (left) =>
    arabic.counted(left, {
      one: 'بقيت مرة واحدة.',
      two: 'بقيت مرتان.',
      few: 'بقيت # مرات.',
      many: 'بقيت # مرة.',
      other: 'بقيت # مرة.',
    }),
  playerLimitReached: 'استنفدت عدد مرات الاستماع المسموح بها. أجب من ذاكرتك وملاحظاتك.',
};

/** Player messages by language. */
export const playerMessages = { en, ar };
