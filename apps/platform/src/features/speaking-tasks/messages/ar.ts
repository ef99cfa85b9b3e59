import type { Messages } from './en.ts';

function seconds(count: string, amount: number): string {
  const form = new Intl.PluralRules('ar').select(amount);
  if (form === 'one') return 'ثانية واحدة';
  if (form === 'two') return 'ثانيتين';
  return form === 'few' ? `${count} ثوانٍ` : `${count} ثانية`;
}

export const ar: Messages = {
  title: 'هل أنت مستعد؟',
  lead: 'جرّب الميكروفون والكاميرا قبل أن يُحتسب شيء. لا يُحفظ شيء من هذا ولا يُرسل.',
  devices: 'الميكروفون والكاميرا',
  network: {
    title: 'الشبكة',
    lead: 'تُرسل إجاباتك أثناء العمل. نرسل نصف ميغابايت لنرى كم يستغرق ذلك.',
    measure: 'قِس سرعة الشبكة',
    measuring: 'جارٍ قياس سرعة الشبكة …',
    again: 'أعد القياس',
    failed: 'تعذّر قياس سرعة الشبكة',
    failedText: 'تحقق من اتصالك ثم أعد القياس.',
    ratings: { fast: 'الشبكة سريعة بما يكفي', slow: 'الشبكة بطيئة' },
    perMinute: (count, amount) => `يستغرق إرسال دقيقة من إجابتك نحو ${seconds(count, amount)}.`,
    slowVideo:
      'لن يضيع شيء: تبقى التسجيلات على هذا الجهاز حتى تُرسل. اختر الميكروفون وحده فهو يحتاج إلى أقل بكثير، أو أبقِ الصفحة مفتوحة في النهاية حتى يُرسل كل شيء.',
    slowAudio: 'لن يضيع شيء: تبقى التسجيلات على هذا الجهاز حتى تُرسل. أبقِ الصفحة مفتوحة في النهاية حتى يُرسل كل شيء.',
  },
  missing: {
    devices: 'لم تسجّل تجربة مسموعة بعد.',
    network: 'لا يُعرف بعد هل الشبكة سريعة بما يكفي.',
  },
  skipTitle: 'يمكنك البدء من دون هذا',
  skipText: 'إن لم يعمل شيء فسيكون عليك حلّه أثناء المهمة.',
  begin: 'ابدأ',
  beginAnyway: 'ابدأ بلا فحص',
  startFailed: 'تعذّر بدء المحاولة. أعد المحاولة.',
};
