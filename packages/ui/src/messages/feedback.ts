import { arabic, english } from './count.ts';
import type { MessageSet } from './message-set.ts';

const en = {
  timeLeft: 'Time left',
  minutesLeft: (minutes: number) => `${english.counted(minutes, { one: '# minute', other: '# minutes' })} left`,
  secondsLeft: (seconds: number) => `${english.counted(seconds, { one: '# second', other: '# seconds' })} left`,
  timeIsUp: 'Time is up',
  notifications: 'Notifications',
  dismiss: 'Dismiss',
};

/** Messages of banners, toasts and the countdown. */
export type FeedbackMessages = typeof en;

const ar: FeedbackMessages = {
  timeLeft: 'الوقت المتبقي',
  minutesLeft: (minutes) =>
    arabic.counted(minutes, {
      zero: 'بقي أقل من دقيقة',
      one: 'بقيت دقيقة واحدة',
      two: 'بقيت دقيقتان',
      few: 'بقيت # دقائق',
      many: 'بقيت # دقيقة',
      other: 'بقيت # دقيقة',
    }),
  secondsLeft: (seconds) =>
    arabic.counted(seconds, {
      zero: 'لم يبقَ وقت',
      one: 'بقيت ثانية واحدة',
      two: 'بقيت ثانيتان',
      few: 'بقيت # ثوانٍ',
      many: 'بقيت # ثانية',
      other: 'بقيت # ثانية',
    }),
  timeIsUp: 'انتهى الوقت',
  notifications: 'الإشعارات',
  dismiss: 'إخفاء',
};

/** Messages of banners, toasts and the countdown, by language. */
export const feedbackMessages: MessageSet<FeedbackMessages> = { en, ar };
