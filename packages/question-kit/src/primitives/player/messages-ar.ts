import { writerOf } from '../messages/writer.ts';
import type { PlayerMessages } from './messages-en.ts';

const { number, counted } = writerOf('ar');
const exact = new Intl.NumberFormat('ar', { maximumFractionDigits: 2 });
const percent = new Intl.NumberFormat('ar', { style: 'percent' });

const rule = 'يمكنك الإيقاف المؤقت، أما الرجوع إلى الوراء فغير ممكن.';

export const playerAr: PlayerMessages = {
  playerPlay: 'تشغيل',
  playerPause: 'إيقاف مؤقت',
  playerPosition: 'الموضع',
  playerAt: (time, length) => `${time} من ${length}`,
  playerSpeed: 'السرعة',
  playerRate: (rate) => `${exact.format(rate)}×`,
  playerMute: 'كتم الصوت',
  playerUnmute: 'تشغيل الصوت',
  playerVolume: 'مستوى الصوت',
  playerPercent: (share) => percent.format(share),
  playerCaptions: 'الترجمة النصية',
  playerFullscreen: 'ملء الشاشة',
  playerExitFullscreen: 'الخروج من ملء الشاشة',
  playerTranscript: 'النص المكتوب',
  playerDownload: 'تنزيل',
  playerLoading: 'جارٍ التحميل …',
  playerFailed: 'تعذّر التشغيل. تحقق من اتصالك ثم حاول مرة أخرى، وسيتابع من حيث توقف.',
  playerTryAgain: 'حاول مرة أخرى',
  playerNoCaptions: 'تعذّر تحميل الترجمة النصية.',
  playerLimit: (limit) =>
    counted(limit, {
      one: `يمكنك الاستماع مرة واحدة. ${rule}`,
      two: `يمكنك الاستماع مرتين. ${rule}`,
      few: `يمكنك الاستماع # مرات. ${rule}`,
      many: `يمكنك الاستماع # مرة. ${rule}`,
      other: `يمكنك الاستماع # مرة. ${rule}`,
    }),
  playerCurrent: (play, limit) => `المرة ${number(play)} من ${number(limit)}.`,
  playerPaused: 'متوقف مؤقتًا، والمتابعة لا تُحسب مرة جديدة.',
  playerLeft: (left) =>
    counted(left, {
      one: 'بقيت مرة واحدة.',
      two: 'بقيت مرتان.',
      few: 'بقيت # مرات.',
      many: 'بقيت # مرة.',
      other: 'بقيت # مرة.',
    }),
  playerLimitReached: 'استنفدت عدد مرات الاستماع المسموح بها. أجب من ذاكرتك وملاحظاتك.',
};
