import { createNumberFormatter } from '../messages/number-formatter.ts';

const { counted: countedEn } = createNumberFormatter('en');
const { counted: countedAr } = createNumberFormatter('ar');

const secondsEn = (count: number) => countedEn(count, { one: '# second', other: '# seconds' });
const secondsAr = (count: number) =>
  countedAr(count, { one: 'ثانية واحدة', two: 'ثانيتين', few: '# ثوانٍ', many: '# ثانية', other: '# ثانية' });

const en = {
  deviceTry: (seconds: number): string => `Record a test of ${secondsEn(seconds)}`,
  deviceTrying: (seconds: number): string =>
    `Recording ${secondsEn(seconds)}. Say your name and what you see around you.`,
  deviceTryAgain: 'Try again',
  deviceTryLabel: 'Your test recording',
  deviceTried: 'Play it. If you hear yourself clearly, you are ready.',
};

/** The texts of the device check. */
export type DeviceCheckMessages = typeof en;

const ar: DeviceCheckMessages = {
  deviceTry: (seconds) => `سجّل ${secondsAr(seconds)} للتجربة`,
  deviceTrying: (seconds) => `جارٍ تسجيل ${secondsAr(seconds)}. قل اسمك وما تراه حولك.`,
  deviceTryAgain: 'جرّب مرة أخرى',
  deviceTryLabel: 'تسجيلك التجريبي',
  deviceTried: 'شغّله. إن سمعت نفسك بوضوح فأنت جاهز.',
};

/** The texts of the device check, by language. */
export const deviceCheckMessages = { en, ar };
