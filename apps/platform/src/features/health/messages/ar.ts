import { countedInArabic } from '../../../lib/plurals/counted-in-arabic.ts';
import type { Messages } from './en.ts';

const processForms = { one: 'عملية واحدة', two: 'عمليتين', few: 'عمليات', many: 'عملية', other: 'عملية' };
const thingForms = { one: 'أمر واحد', two: 'أمران', few: 'أمور', many: 'أمرًا', other: 'أمر' };

export const ar: Messages = {
  title: 'حالة الخادم',
  lead: 'ما يعرفه الخادم عن نفسه: ما هو سليم، وما يحتاج إلى نظرة، وما يجب فعله.',
  loading: 'جارٍ فحص الخادم',
  loadFailed: 'تعذّر فحص الخادم',
  refresh: 'إعادة الفحص',
  checkedAt: (when) => `آخر فحص ${when}`,
  allGood: 'كل شيء على ما يرام',
  toLookAt: (count) => `${countedInArabic(count, thingForms)} للنظر`,
  toDo: (count) => `${countedInArabic(count, thingForms)} للتنفيذ الآن`,
  findings: 'نتائج الفحص',
  unseen: 'لا يُرى من هنا',
  unseenBackups: 'لخادم PostgreSQL نسخه الاحتياطية الخاصة، ولا تراها هذه الصفحة.',
  seeJobs: 'العمليات التلقائية',
  states: { good: 'سليم', look: 'يحتاج إلى نظرة', act: 'تصرّف الآن' },
  checks: {
    server: {
      title: 'الخادم',
      says: ({ startedAt, node, workers }, { fromNow }) =>
        `بدأ ${fromNow(startedAt)}. يعمل في ${countedInArabic(workers, processForms)} على Node ${node}.`,
      advice: () => 'هذا الإصدار من Node أقدم مما يحتاجه الخادم. شغّل الخادم بالأمر npm start، فمعه إصداره المناسب.',
    },
    database: {
      title: 'قاعدة البيانات',
      says: ({ kind, version, bytes: size }, { bytes }) =>
        `${kind === 'embedded' ? 'قاعدة البيانات المدمجة' : 'خادم PostgreSQL'}، الإصدار ${version}، وحجمها ${bytes(size)}.`,
      advice: () => 'اطلب ممن يعتني بالخادم تشغيل npm run doctor.',
    },
    migrations: {
      title: 'الجداول',
      says: ({ applied, known, isNewer }) =>
        isNewer ? 'غيّر إصدار أحدث من Rubrica جداول قاعدة البيانات.' : `نُفِّذ ${applied} من ${known} من تغييرات الجداول.`,
      advice: ({ isNewer }) =>
        isNewer
          ? 'قد يخزّن هذا الخادم بيانات خاطئة. حدّثه إلى الإصدار الأحدث، أو استعد نسخة احتياطية سابقة.'
          : 'قد تتعطل أجزاء من المنصة. أنشئ نسخة احتياطية ثم أعد تشغيل الخادم، فينفّذ ما ينقص.',
    },
    space: {
      title: 'مساحة القرص',
      says: ({ freeBytes }, { bytes }) => `المساحة المتاحة ${bytes(freeBytes)}.`,
      advice: ({ state }) =>
        state === 'act'
          ? 'تُرفض الملفات الآن، وبعدها الإجابات. احذف ما لا مكان له على هذا القرص، أو وسّعه.'
          : 'قد تملؤه تسجيلات أسبوع واحد. وسّع القرص، أو احذف ما لا مكان له عليه.',
    },
    files: {
      title: 'الملفات',
      says: ({ isReached, looked, missing, unused, unusedBytes }, { number, bytes }) =>
        isReached === false
          ? 'المخزن الذي فيه الملفات لا يستجيب.'
          : [
              `عدد الملفات التي فُحصت: ${number(looked)}. ${missing === 0 ? 'كلها في مكانها.' : `المفقود منها: ${number(missing)}.`}`,
              ...(unused ? [`ملفات لا يستخدمها شيء: ${number(unused)} (${bytes(unusedBytes ?? 0)}).`] : []),
            ].join(' '),
      advice: ({ isReached, missing }) =>
        isReached === false
          ? 'لا يمكن فتح ملف أو رفعه حتى يستجيب، والتسجيلات تنتظر على الأجهزة. يذكر npm run doctor ما يجيب به. لا تستعد نسخة احتياطية بسبب ذلك.'
          : missing > 0
            ? 'لا يمكن فتح فيديوهات الملفات المفقودة وتسجيلاتها ومستنداتها. انسخها من نسخة احتياطية؛ يذكر npm run doctor أسماءها.'
            : 'إنها تشغل مساحة فقط، وقد تكون بقيت بعد استعادة نسخة احتياطية. يذكر npm run doctor أسماءها: انقلها إلى مكان آخر، ثم احذفها إن لم يفتقدها أحد.',
    },
    mail: {
      title: 'البريد',
      says: ({ way, isReached }) => {
        if (way === 'folder') return 'لا تُرسل الرسائل، بل تُحفظ ملفاتٍ على الخادم.';
        return isReached ? 'يقبل خادم البريد رسائلنا.' : 'تعذّر الوصول إلى خادم البريد، أو أنه يرفضنا.';
      },
      advice: ({ way }) =>
        way === 'folder'
          ? 'لن تصل إلى أحد دعوة أو كلمة مرور جديدة بالبريد. اضبط SMTP_URL على الخادم.'
          : 'لن تصل إلى أحد دعوة أو كلمة مرور جديدة حتى يعمل من جديد. راجع SMTP_URL على الخادم: الاسم والمنفذ والحساب وكلمة المرور.',
    },
    jobs: {
      title: 'العمليات التلقائية',
      says: ({ waiting, running, failed }, { number }) =>
        `تنتظر: ${number(waiting)}، قيد التنفيذ: ${number(running)}، فشلت نهائيًا: ${number(failed)}.`,
      advice: () => 'لم يُنفَّذ ما كانت هذه العمليات من أجله. صفحة العمليات التلقائية تذكر سبب فشلها وتعيدها.',
    },
    backups: {
      title: 'النسخ الاحتياطية',
      says: ({ isOn, lastAt }, { fromNow }) =>
        [
          lastAt === null ? 'لا توجد نسخة احتياطية.' : `أُنشئت آخر نسخة احتياطية ${fromNow(lastAt)}.`,
          ...(isOn ? [] : ['النسخ اليومي متوقف.']),
        ].join(' '),
      advice: () =>
        'لو تلف القرص اليوم لضاع كل ما أُضيف بعد آخر نسخة. أنشئ نسخة الآن بالأمر npm run backup، وأبقِ النسخ اليومي مفعّلًا.',
    },
    attempts: {
      title: 'الاختبارات الجارية',
      says: ({ open, unsaved, longestSeconds }, { number, ago }) => {
        if (open === 0) return 'لا أحد يؤدي اختبارًا الآن.';
        const saved = longestSeconds === null ? '' : ` أقدم حفظ أخير بينها كان ${ago(longestSeconds)}.`;
        return `محاولات مفتوحة: ${number(open)}، ولم يُحفظ شيء بعد في ${number(unsaved)} منها.${saved}`;
      },
      advice: () =>
        'توقف الحفظ قبل عشر دقائق أو أكثر في نصف المحاولات المفتوحة على الأقل. إن كان الطلاب يكتبون الآن فاسألهم هل تقول صفحاتهم إنهم غير متصلين. ما يكتبونه يبقى على أجهزتهم حتى يُرسل.',
    },
    clock: {
      title: 'الساعة',
      says: ({ differenceMs }, { number }) =>
        Math.abs(differenceMs) < 1000
          ? 'ساعة الخادم متفقة مع قاعدة البيانات.'
          : `ساعة الخادم ${differenceMs > 0 ? 'متقدمة على' : 'متأخرة عن'} قاعدة البيانات بمقدار ${number(Math.round(Math.abs(differenceMs) / 1000))} ث.`,
      advice: () => 'تُحسب مواعيد انتهاء الاختبارات بهذه الساعة. اجعل الجهاز يضبطها من الشبكة: timedatectl set-ntp true.',
    },
  },
};
