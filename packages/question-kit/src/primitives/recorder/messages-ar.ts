import { createNumberFormatter } from '../messages/number-formatter.ts';
import type { BrowserKind, RecorderError } from './recorder-error.ts';
import type { RecorderMessages, Speaker } from './messages-en.ts';

const { number, counted } = createNumberFormatter('ar');

const minutes = (count: number) =>
  counted(count, { one: 'دقيقة واحدة', two: 'دقيقتان', few: '# دقائق', many: '# دقيقة', other: '# دقيقة' });
const seconds = (count: number) =>
  counted(count, { one: 'ثانية واحدة', two: 'ثانيتان', few: '# ثوانٍ', many: '# ثانية', other: '# ثانية' });

/** «دقيقة واحدة و30 ثانية». */
function duration(total: number): string {
  const whole = Math.floor(total / 60);
  const rest = total % 60;
  if (whole === 0) return seconds(rest);
  return rest === 0 ? minutes(whole) : `${minutes(whole)} و${seconds(rest)}`;
}

const allow = {
  chromium: 'اضغط الرمز في أول شريط العنوان، واسمح بالميكروفون (والكاميرا)، ثم اضغط «حاول مرة أخرى».',
  firefox: 'اضغط رمز الميكروفون أو الكاميرا المشطوب في شريط العنوان، وأزل الحظر، ثم اضغط «حاول مرة أخرى».',
  safari: 'من شريط القوائم اختر Safari ثم «إعدادات هذا الموقع»، واسمح بالميكروفون والكاميرا، ثم اضغط «حاول مرة أخرى».',
  ios: 'المس قائمة الصفحة بجانب العنوان ثم «إعدادات الموقع»، واسمح بالميكروفون والكاميرا، ثم اضغط «حاول مرة أخرى».',
  android: 'المس الرمز بجانب العنوان ثم «الأذونات»، واسمح بالميكروفون والكاميرا، ثم اضغط «حاول مرة أخرى».',
  other: 'افتح إعدادات المتصفح لهذا الموقع، واسمح بالميكروفون والكاميرا، ثم اضغط «حاول مرة أخرى».',
} satisfies Record<BrowserKind, string>;

const titles = {
  denied: 'المتصفح لا يسمح لهذه الصفحة بالتسجيل',
  deniedBySystem: 'جهازك لا يسمح للمتصفح بالتسجيل',
  missing: 'لم نجد جهازًا للتسجيل',
  busy: 'برنامج آخر يستخدم الميكروفون أو الكاميرا',
  insecure: 'لا يمكن التسجيل في هذه الصفحة',
  unsupported: 'هذا المتصفح لا يستطيع التسجيل',
  unplugged: 'انقطع الاتصال بالميكروفون أو الكاميرا',
  noStore: 'لا يمكن إرسال التسجيلات من هنا',
  otherTab: 'يجري تسجيل هذه الإجابة في علامة تبويب أخرى',
  empty: 'لم يُسجَّل شيء',
  failed: 'تعذّر بدء التسجيل',
} satisfies Record<RecorderError, string>;

const hints = {
  denied: (browser: BrowserKind) => allow[browser],
  deniedBySystem: () =>
    'افتح إعدادات الخصوصية في جهازك، واسمح للمتصفح باستخدام الميكروفون والكاميرا، ثم اضغط «حاول مرة أخرى».',
  missing: () => 'صِل ميكروفونًا أو سماعة رأس أو شغّلها، ثم اضغط «حاول مرة أخرى».',
  busy: () => 'أغلق البرامج وعلامات التبويب التي قد تكون في مكالمة أو تسجيل، ثم اضغط «حاول مرة أخرى».',
  insecure: (_, speaker) => `يحتاج التسجيل إلى عنوان يبدأ بـ https.${speaker === 'staff' ? '' : ' أخبر معلّمك.'}`,
  unsupported: () => 'افتح هذه الصفحة في إصدار حديث من Chrome أو Edge أو Firefox أو Safari.',
  unplugged: () => 'أعد توصيله، ثم اضغط «حاول مرة أخرى».',
  noStore: (_, speaker) => (speaker === 'staff' ? 'كل ما عدا ذلك محفوظ.' : 'إجاباتك الأخرى محفوظة. أخبر معلّمك.'),
  otherTab: () => 'أكمله هناك أو أغلق تلك العلامة، ثم اضغط «حاول مرة أخرى».',
  empty: () => 'لم يصل صوت ولا صورة. تحقّق من الجهاز، ثم اضغط «حاول مرة أخرى».',
  failed: () => 'أغلق البرامج التي قد تستخدم الميكروفون أو الكاميرا، ثم اضغط «حاول مرة أخرى».',
} satisfies Record<RecorderError, (browser: BrowserKind, speaker?: Speaker) => string>;

export const recorderAr: RecorderMessages = {
  recorderErrorTitle: (error) => titles[error],
  recorderErrorHint: (error, browser, speaker) => hints[error](browser, speaker),
  recorderTryAgain: 'حاول مرة أخرى',
  recorderWithoutCamera: 'سجّل دون كاميرا',

  recorderLoading: 'نجهّز أداة التسجيل',
  recorderAsking: 'يطلب المتصفح إذنك. اختر «السماح».',
  recorderRecord: 'سجّل',
  recorderStop: 'أوقف التسجيل',
  recorderStartNow: 'ابدأ الآن',
  recorderPause: 'إيقاف مؤقت',
  recorderResume: 'تابع',
  recorderCancel: 'إلغاء',
  recorderCheckMicrophone: 'اختبر الميكروفون',
  recorderCheckCamera: 'اختبر الكاميرا والميكروفون',
  recorderReadyHint: 'قل بضع كلمات. حين تتحرك الأعمدة تكون جاهزًا.',
  recorderPreparing: 'التحضير',
  recorderPreparingHint: 'فكّر فيما ستقوله. يبدأ التسجيل تلقائيًا.',
  recorderRecording: 'يجري التسجيل',
  recorderPaused: 'متوقف مؤقتًا',
  recorderNothingPlays: 'لا يُشغَّل شيء أثناء تسجيلك، لئلا يُسمع في التسجيل.',
  recorderStopping: 'ننهي التسجيل',
  recorderLeft: (time) => `بقي ${time}`,
  recorderIdleAnswer: (total) => `مدة الكلام: ${duration(total)}.`,
  recorderIdlePrep: (total) => `أولًا للتحضير: ${duration(total)}.`,
  recorderIdleFree: (total) => `المدة القصوى: ${duration(total)}.`,

  recorderCamera: 'الكاميرا',
  recorderMicrophone: 'الميكروفون',
  recorderSystemDevice: 'اختيار النظام',
  recorderDeviceNumber: (position) => `الجهاز ${number(position)}`,
  recorderAnswerBy: 'أجب باستخدام',
  recorderByCamera: 'الكاميرا',
  recorderByMicrophone: 'الميكروفون فقط',
  recorderPreview: 'كاميرتك',
  recorderLevel: 'مستوى الميكروفون',
  recorderLevelHint: {
    none: 'لا يصل أي صوت. تأكد من اختيار الميكروفون الصحيح ومن أنه غير مكتوم.',
    quiet: 'الصوت خافت جدًا. اقترب أو ارفع صوتك.',
    good: 'نسمعك جيدًا.',
    loud: 'الصوت عالٍ جدًا. ابتعد قليلًا.',
  },

  recorderAnnounceStart: (total) => (total === null ? 'بدأ التسجيل.' : `بدأ التسجيل. مدتك: ${duration(total)}.`),
  recorderAnnouncePreparation: (total) => `استعدّ: ${duration(total)}.`,
  recorderAnnounceLeft: (left) => `الوقت الباقي: ${duration(left)}.`,
  recorderAnnounceSoon: (left) => `يبدأ التسجيل بعد: ${duration(left)}.`,
  recorderAnnouncePassed: (passed) => `سُجّل حتى الآن: ${duration(passed)}.`,
  recorderAnnounceDone: (total) => `انتهى التسجيل: ${duration(total)}.`,

  recorderOwn: 'تسجيلك',
  recorderNone: 'لم يُسجَّل شيء.',
  recorderPlay: 'تشغيل',
  recorderPlayPause: 'إيقاف مؤقت',
  recorderSeek: 'الموضع في التسجيل',
  recorderAt: (time, of) => `${time} من ${of}`,
  recorderLoadFailed: 'تعذّر تحميل التسجيل.',
  recorderAgain: 'سجّل من جديد',
  recorderAgainHint: (left) =>
    counted(left, {
      one: 'يمكنك إعادة التسجيل مرة واحدة بعد.',
      two: 'يمكنك إعادة التسجيل مرتين بعد.',
      few: 'يمكنك إعادة التسجيل # مرات بعد.',
      many: 'يمكنك إعادة التسجيل # مرة بعد.',
      other: 'يمكنك إعادة التسجيل # مرة بعد.',
    }),
  recorderTries: (left) =>
    counted(left, {
      one: 'يمكنك التسجيل مرة واحدة.',
      two: 'يمكنك التسجيل مرتين.',
      few: 'يمكنك التسجيل # مرات.',
      many: 'يمكنك التسجيل # مرة.',
      other: 'يمكنك التسجيل # مرة.',
    }),
  recorderLastTake: 'استنفدت كل تسجيلاتك. هذا التسجيل هو إجابتك.',
  recorderUsedUp: 'استنفدت كل تسجيلاتك',
  recorderUsedUpHint:
    'سجّلت على جهاز آخر أو في متصفح آخر. إن لم تجد إجابتك هنا فافتح هذه المهمة هناك، فمن هناك يُرسل التسجيل. وإن تعذّر ذلك فأخبر معلمك.',
  recorderAgainKeeps: 'يبقى تسجيلك محفوظًا حتى ينتهي التسجيل الجديد.',
  recorderStopped: {
    user: '',
    time: 'انتهى الوقت فتوقف التسجيل. ما قلته محفوظ.',
    size: 'بلغ التسجيل أكبر حجم يمكن إرساله فتوقف. ما قلته محفوظ.',
    unplugged: 'انقطع الاتصال بالميكروفون أو الكاميرا. ما سُجّل حتى ذلك الحين محفوظ.',
    failed: 'أنهى المتصفح التسجيل. ما سُجّل حتى ذلك الحين محفوظ.',
  },

  recorderSilent: 'لم يُسمع أي صوت في هذا التسجيل',
  recorderSilentHint: 'استمع إليه، فإن لم تسمع صوتك فافحص الميكروفون ثم سجّل من جديد.',

  recorderInterrupted: 'انقطع هذا التسجيل',
  recorderInterruptedHint: (total) =>
    `المحفوظ على هذا الجهاز: ${duration(total)}. استمع إليه ثم اختر: أرسله كما هو، أو سجّل من جديد.`,
  recorderKeep: 'احتفظ به وأرسله',

  recorderSending: 'محفوظ على هذا الجهاز، ويجري إرساله',
  recorderWaiting: 'محفوظ على هذا الجهاز، وسيُرسل بعد لحظات',
  recorderOffline: 'أنت غير متصل بالإنترنت. التسجيل محفوظ على هذا الجهاز ويُرسل حال عودة الاتصال.',
  recorderFailing: 'لم يُرسل بعد. التسجيل محفوظ على هذا الجهاز، ونواصل المحاولة.',
  recorderRefusedHint: 'إذا استمر ذلك فاحفظ نسخة من التسجيل وأخبر معلمك.',
  recorderRefusedHintStaff: 'إذا استمر ذلك فاحفظ نسخة من التسجيل.',
  recorderInPage: 'لم يُرسل بعد، وهو غير محفوظ على هذا الجهاز: أبقِ هذه الصفحة مفتوحة حتى يُرسل.',
  recorderSendNow: 'حاول الآن',
  recorderSaveCopy: 'احفظ نسخة',
  recorderSent: 'أُرسل التسجيل',
  recorderFull: 'لم تبقَ مساحة على هذا الجهاز. تابع: التسجيل مستمر، لكن لا تغلق هذه الصفحة ولا تعد تحميلها حتى يُرسل.',
  recorderNotStored: 'هذا المتصفح لا يحفظ شيئًا على الجهاز. التسجيل يعمل، لكن لا تغلق هذه الصفحة ولا تعد تحميلها حتى يُرسل.',
};
