import type { Messages } from './en.ts';

export const ar: Messages = {
  title: 'القاموس',
  lead: 'للإنجليزية قاموس WordNet 3.0 ونطق قاموس CMU. أضف هنا ترجمات ومستويات.',
  search: 'ابحث في إضافات القاموس',
  loadFailed: 'تعذّر تحميل الإضافات',
  empty: 'لم يُضف شيء بعد',
  emptyText:
    'استورد جدولًا من Open Multilingual Wordnet (TAB) أو ملف FreeDict (TEI) أو قاموس StarDict (ZIP) للترجمات، أو قائمة CEFR (CSV) للمستويات.',
  add: 'استيراد',
  columns: { title: 'المجموعة', kind: 'تضيف', entries: 'المداخل', licence: 'الترخيص', language: 'اللغة' },
  kinds: { senses: 'ترجمات المعاني', words: 'ترجمات الكلمات', levels: 'المستويات' },
  remove: 'حذف',
  removeTitle: (title) => `حذف «\u2068${title}\u2069»؟`,
  removeBody: 'يختفي من القاموس كل ما أضافته. أما الكلمات التي احتفظ بها الطلاب فتبقى كما هي.',
  removeFailed: 'تعذّر الحذف.',
  dialog: {
    title: 'استيراد إلى القاموس',
    file: 'الملف',
    fileHint:
      'Open Multilingual Wordnet (TAB) أو FreeDict (TEI، XML) أو قائمة CEFR (CSV، TSV) أو StarDict: أرشيف (ZIP، TAR.GZ) أو ملفاته IFO وIDX وDICT مختارة معًا.',
    reading: 'جارٍ قراءة الملف',
    fileErrors: {
      unknown: () => 'ليس هذا الملف من هذه الصيغ. اختر ملف TAB أو TEI أو CSV، أو أرشيفًا فيه قاموس StarDict.',
      missing: (files) =>
        `ينقص قاموس StarDict هذا: \u2068${files.join('، ')}\u2069. اختر ملفات IFO وIDX وDICT معًا، أو الأرشيف الذي هي فيه.`,
      several: () => 'هنا أكثر من قاموس. استورد واحدًا في كل مرة.',
      damaged: ([file = '']) =>
        `الملف \u2068${file}\u2069 تالف أو ناقص. نزّله مرة أخرى، واختر الملفات كلها من الإصدار نفسه.`,
      'too-large': ([file = '']) =>
        `الملف \u2068${file}\u2069 كبير جدًا بعد فك ضغطه: الحد 256 ميغابايت. اختر قاموسًا أصغر.`,
      'too-many': () => 'فيه أكثر مما يجب: الحد 500,000 مدخل، أو 1,000 ملف في الأرشيف.',
      packed: ([file = '']) =>
        `الملف \u2068${file}\u2069 مضغوط بطريقة لا تفكها هذه الصفحة. فكّ ضغطه على جهازك، واختر الملفات التي كانت فيه.`,
      encrypted: ([file = '']) =>
        `الملف \u2068${file}\u2069 محمي بكلمة مرور. فكّ ضغطه على جهازك، واختر الملفات التي كانت فيه.`,
      direction: () =>
        'كلمات هذا القاموس مكتوبة بغير حروف الإنجليزية. اختر القاموس الذي يبدأ من الإنجليزية، مثل إنجليزي–عربي.',
    },
    nothing: 'ليس فيه ما يمكن استيراده.',
    read: (count, problems) => `عدد المداخل: ${count}. تُرك منها: ${problems}.`,
    problems: 'ما تُرك',
    line: (at) => `السطر ${at}`,
    entry: (at) => `المدخل ${at}`,
    codes: {
      columns: 'أعمدته أقل أو أكثر مما يجب',
      sense: 'لا يبدأ برقم من WordNet',
      word: 'ليس فيه كلمة',
      translation: 'ليس فيه ترجمة',
      level: 'ليس فيه مستوى من A1 إلى C2',
      'too-long': 'أطول مما يجب',
      outside: 'يشير إلى موضع بعد نهاية ملف DICT',
      unreadable: 'تالف، أو ليس مكتوبًا بترميز UTF-8',
      form: 'من ملف SYN لا ينتمي إلى أي مدخل',
    },
    more: (count) => `و${count} غيرها.`,
    name: 'الاسم',
    nameHint: 'يظهر بجانب ما تضيفه.',
    licence: 'الترخيص',
    licenceHint: 'تأكد من أن الترخيص يسمح لمدرستك باستخدامها. يظهر بجانب ما تضيفه.',
    about: 'ما يقوله القاموس عن نفسه',
    url: 'العنوان',
    language: 'لغة الترجمات',
    languageHint: 'رمز قصير: ar أو fr أو tr.',
    required: 'يُرجى ملء هذا الحقل.',
    invalid: 'تحقق من هذا الحقل.',
    submit: 'استيراد',
    progress: 'جارٍ الاستيراد',
    done: (title) => `«\u2068${title}\u2069» الآن في القاموس.`,
    failed: 'توقف الاستيراد. ما وصل منه محفوظ. اضغط «استيراد» مرة أخرى ليكتمل.',
  },
};
