import type { Language } from '@rubrica/api-client/contract';
import { countedInArabic } from '../plurals/counted-in-arabic.ts';

const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const;

/** Returns a function that writes a number of bytes in the largest unit that fits. */
function sizeIn(locale: string) {
  return (bytes: number): string => {
    const power = Math.min(units.length - 1, Math.floor(Math.log(Math.max(1, bytes)) / Math.log(1024)));
    const unit = units[power] ?? 'byte';
    const format = new Intl.NumberFormat(locale, {
      style: 'unit',
      unit,
      maximumFractionDigits: bytes < 10 * 1024 ** power ? 1 : 0,
    });
    return format.format(bytes / 1024 ** power);
  };
}

const en = {
  size: sizeIn('en-GB'),
  sent: (sent: string, total: string) => `${sent} of ${total}`,
  minutesLeft: (minutes: number) => (minutes === 1 ? 'about 1 minute left' : `about ${minutes} minutes left`),
  lessThanAMinute: 'less than a minute left',
  phase: {
    waiting: 'Waiting for the others',
    sending: 'Uploading',
    paused: 'Paused',
    offline: 'No connection. The upload continues when you are back online.',
    checking: 'Checking that it arrived intact',
    failed: 'Upload failed',
    done: 'Uploaded',
  },
  progress: (name: string) => `Upload of ${name}`,
  /** What a screen reader is told, at every quarter and with each change. */
  announcement: (name: string, what: string) => `${name}: ${what}`,
  percent: (percent: number) => `${percent} %`,
  pause: (name: string) => `Pause ${name}`,
  resume: (name: string) => `Resume ${name}`,
  retry: (name: string) => `Try ${name} again`,
  tryNow: (name: string) => `Try ${name} now`,
  cancel: (name: string) => `Cancel ${name}`,
  remove: (name: string) => `Remove ${name} from the list`,
  unfinishedTitle: 'Unfinished uploads',
  unfinished: 'Choose the same file again to continue. What has already arrived is not sent again.',
  forget: (name: string) => `Discard ${name}`,
};

/** The texts of uploads. */
export type UploadMessages = typeof en;

const ar: UploadMessages = {
  size: sizeIn('ar-u-nu-latn'),
  sent: (sent, total) => `${sent} من ${total}`,
  minutesLeft: (minutes) =>
    `بقيت ${countedInArabic(minutes, { one: 'دقيقة', two: 'دقيقتان', few: 'دقائق', many: 'دقيقة', other: 'دقيقة' })} تقريبًا`,
  lessThanAMinute: 'بقي أقل من دقيقة',
  phase: {
    waiting: 'في انتظار الملفات الأخرى',
    sending: 'جارٍ الرفع',
    paused: 'متوقف مؤقتًا',
    offline: 'لا يوجد اتصال. سيتابع الرفع تلقائيًا عند عودته.',
    checking: 'جارٍ التحقق من أن الملف وصل كما هو',
    failed: 'لم يُرفع',
    done: 'تم الرفع',
  },
  progress: (name) => `رفع ${name}`,
  announcement: (name, what) => `${name}: ${what}`,
  percent: (percent) => `${percent}٪`,
  pause: (name) => `إيقاف ${name} مؤقتًا`,
  resume: (name) => `متابعة ${name}`,
  retry: (name) => `إعادة محاولة ${name}`,
  tryNow: (name) => `محاولة ${name} الآن`,
  cancel: (name) => `إلغاء ${name}`,
  remove: (name) => `إزالة ${name} من القائمة`,
  unfinishedTitle: 'ملفات لم تصل كاملة بعد',
  unfinished: 'اختر الملف نفسه مرة أخرى: ما وصل لا يُرسل مرتين.',
  forget: (name) => `التخلي عن ${name}`,
};

export const uploadMessages: Record<Language, UploadMessages> = { en, ar };
