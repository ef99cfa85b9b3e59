import { skillNames } from '../../text/skill-names.ts';
import type { EditorMessages } from './en.ts';
import { countedAr, numberAr as number, marksAr } from './counted-ar.ts';

/** Editor messages in Arabic. */
export const ar: EditorMessages = {
  editor: 'محرّر السؤال',
  number: (value) => number.format(value),
  comma: '، ',
  skills: skillNames.ar,

  panes: {
    label: 'أجزاء المحرّر',
    outline: 'المخطط',
    form: 'السؤال',
    preview: 'المعاينة',
    resizeOutline: 'عرض المخطط',
    resizePreview: 'عرض المعاينة',
  },

  bar: {
    label: 'التحرير',
    undo: 'تراجع',
    redo: 'إعادة',
    save: 'حفظ',
    undone: 'تم التراجع',
    redone: 'تمت الإعادة',
    nothingToUndo: 'لا يوجد ما يُتراجع عنه',
    nothingToRedo: 'لا يوجد ما يُعاد',
  },

  details: {
    heading: 'عن هذا السؤال',
    title: 'العنوان',
    titlePlaceholder: 'اسم يُعثر عليه به',
    skill: 'المهارة',
    subType: 'نوع الأسئلة الفرعية',
    category: 'الفئة',
    level: 'المستوى',
    diploma: 'الشهادة',
    none: 'بلا',
  },

  tiles: { heading: 'اختر نوعًا للبدء' },

  changeType: {
    title: (type) => `التغيير إلى ${type}؟`,
    skillTitle: (skill) => `التغيير إلى ${skill}؟`,
    lose: 'سيُحذف ما يلي:',
    keep: 'يبقى ما عدا ذلك كما هو، ويمكنك التراجع عن التغيير.',
    confirm: 'تغيير',
    loss: (question, fields) => `السؤال ${number.format(question)}: ${new Intl.ListFormat('ar').format(fields)}`,
  },

  fieldNames: {
    answersCount: 'عدد الخانات',
    boxOptions: 'صندوق الكلمات',
    distractors: 'الكلمات الزائدة',
    markStep: 'خطوات الدرجات',
    contentMark: 'درجة المحتوى',
    languageMark: 'درجة اللغة',
    minWords: 'الحد الأدنى للكلمات',
    maxWords: 'الحد الأقصى للكلمات',
    modelAnswer: 'الإجابة النموذجية',
    communicationMark: 'درجة التواصل',
    languageKnowledgeMark: 'درجة المعرفة اللغوية',
    spontaneityFluencyMark: 'درجة العفوية والطلاقة',
    pronunciationIntonationMark: 'درجة النطق والتنغيم',
    video: 'الفيديو',
    answerSeconds: 'وقت الإجابة',
  },

  outline: {
    details: 'عن هذا السؤال',
    stimulus: 'قبل الأسئلة',
    questions: 'الأسئلة',
    noStimulus: 'لا شيء بعد. ضع هنا نصًا أو صورة أو تسجيلًا.',
    noQuestions: 'لا أسئلة بعد.',
    untitled: 'لم يُكتب بعد',
    keys: {
      walk: 'تنقّل',
      move: 'نقل',
      add: 'إضافة',
      remove: 'حذف',
      next: 'السؤال التالي',
      pane: 'الجزء التالي',
      help: 'هذه القائمة',
    },
    keysTitle: 'المفاتيح',
    addStimulus: 'أضف نصًا أو ملفًا',
    addQuestion: 'أضف سؤالًا',
    issues: (count) =>
      countedAr(count, {
        one: 'أمر واحد يحتاج إلى إصلاح',
        two: 'أمران يحتاجان إلى إصلاح',
        few: '# أمور تحتاج إلى إصلاح',
        many: '# أمرًا يحتاج إلى إصلاح',
        other: '# أمر يحتاج إلى إصلاح',
      }),
    noIssues: 'لم يبقَ ما يحتاج إلى إصلاح',
    drag: (name) => `اسحب ${name} إلى مكان آخر`,
    more: (name) => `المزيد: ${name}`,
    moreIssues: (count) => `و${number.format(count)} غيرها`,
  },

  actions: {
    moveUp: 'نقل إلى أعلى',
    moveDown: 'نقل إلى أسفل',
    duplicate: 'تكرار',
    addBelow: 'إضافة بعده',
    remove: 'حذف',
    removed: (name) => `حُذف ${name}`,
    undo: 'تراجع',
    moved: (name, position, total) => `انتقل ${name} إلى الموضع ${number.format(position)} من ${number.format(total)}`,
    added: (name, position) => `أُضيف «${name}» في الموضع ${number.format(position)}`,
    duplicated: (name) => `تم تكرار ${name}`,
    question: (position) => `السؤال ${number.format(position)}`,
    stimulus: (position) => `العنصر ${number.format(position)}`,
  },

  drag: {
    role: 'سطر قابل للنقل',
    howTo: 'اضغط مفتاح المسافة لالتقاط السطر، ثم الأسهم لنقله، ثم المسافة مرة أخرى لوضعه، أو Escape لتركه في مكانه.',
    picked: (name) => `التُقط ${name}`,
    over: (name, position) => `${name} فوق الموضع ${number.format(position)}`,
    dropped: (name, position) => `وُضع ${name} في الموضع ${number.format(position)}`,
    cancelled: (name) => `بقي ${name} في مكانه`,
  },

  add: {
    title: 'إضافة',
    search: 'ابحث عمّا تريد إضافته',
    placeholder: 'اكتب للبحث',
    questions: 'الأسئلة',
    input: 'قبل الأسئلة',
    text: 'إضافة نص',
    none: 'لا شيء يطابق ذلك. جرّب كلمة أخرى.',
    found: (count) =>
      countedAr(count, { one: 'نتيجة واحدة', two: 'نتيجتان', few: '# نتائج', many: '# نتيجة', other: '# نتيجة' }),
    here: (place) => `إضافة هنا، في الموضع ${number.format(place)}`,
    same: (type) => `إضافة: ${type}`,
    other: 'شيء آخر',
  },

  stimulus: {
    kinds: { text: 'نص', image: 'صورة', audio: 'تسجيل صوتي', video: 'فيديو', pdf: 'ملف PDF' },
    hints: {
      text: 'نص للقراءة أو تعليمات',
      image: 'حتى 5 ميغابايت، مع وصف',
      audio: 'تسجيل حتى 50 ميغابايت',
      video: 'فيديو حتى 500 ميغابايت',
      pdf: 'مستند حتى 50 ميغابايت',
    },
    passage: 'النص',
    passagePlaceholder: 'اكتب النص الذي يقرؤه الطلاب أو الصقه',
    alt: 'الوصف',
    altHint: 'للطلاب الذين لا يستطيعون رؤية الصورة. اذكر ما تحتاج إليه الأسئلة، لا الإجابة.',
    transcript: 'النص المكتوب للتسجيل',
    transcriptHint: 'يساعد المصححين. لا يراه الطلاب إلا بعد إعلان النتائج.',
    playLimit: 'عدد مرات الاستماع المسموح بها',
    noLimit: 'بلا حد',
    captions: 'ترجمة مكتوبة (WebVTT)',
    file: 'الملف',
    replace: 'استبدال الملف',
    failed: (name) => `تعذّر رفع ${name}. تحقق من الاتصال واختره مرة أخرى.`,
    notOfKind: {
      image: (name) => `لا صورة صالحة في ${name}: المقبول PNG أو JPEG أو WEBP أو GIF أو AVIF. اختر ملفًا آخر.`,
      audio: (name) =>
        `لا تسجيل صالح في ${name}: المقبول MP3 أو M4A أو AAC أو WAV أو OGG أو FLAC أو WEBM. اختر ملفًا آخر.`,
      video: (name) => `لا فيديو صالح في ${name}: المقبول MP4 أو MOV أو WEBM أو OGG. اختر ملفًا آخر.`,
      pdf: (name) => `لا مستند PDF في ${name}. اختر ملفًا آخر.`,
      captions: (name) => `لا ترجمة في ${name}: يجب أن يبدأ بـ WEBVTT. اختر ملفًا آخر.`,
    },
    removeCaptions: 'إزالة الترجمة',
    chooseTitle: {
      image: 'اختر صورة',
      audio: 'اختر تسجيلًا',
      video: 'اختر فيديو',
      pdf: 'اختر مستندًا',
      captions: 'اختر ملف ترجمة',
    },
    openPdf: 'فتح المستند',
    size: (bytes) =>
      new Intl.NumberFormat('ar', {
        style: 'unit',
        unit: bytes < 1_000_000 ? 'kilobyte' : 'megabyte',
        maximumFractionDigits: bytes < 1_000_000 ? 0 : 1,
      }).format(bytes < 1_000_000 ? bytes / 1000 : bytes / 1_000_000),
  },

  block: {
    rubric: 'السؤال',
    modelAnswer: 'الإجابة النموذجية',
    modelAnswerHint: 'تظهر بعد إعلان النتائج إن سمحت المهمة بذلك.',
    autoCorrected: 'الدرجات الآلية نهائية',
    autoCorrectedHint: 'عند إيقافه: تكون الدرجات الآلية اقتراحات يؤكدها شخص.',
    fromTask: 'يأتي هذا الجزء مع مهمته: هناك يُحدَّد الفيديو والدرجة والوقت.',
    addModelAnswer: 'إضافة إجابة نموذجية',
    worth: marksAr,
  },

  field: {
    numberFits: (min, max, halves) =>
      `من ${number.format(min)} إلى ${number.format(max)}، ${halves ? 'وتُقبل الأنصاف' : 'أعداد صحيحة'}.`,
  },

  format: {
    toolbar: 'التنسيق',
    heading: 'عنوان',
    bold: 'غامق',
    italic: 'مائل',
    underline: 'تحته خط',
    strike: 'يتوسطه خط',
    highlight: 'تمييز',
    subscript: 'منخفض',
    superscript: 'مرتفع',
    bullets: 'قائمة نقطية',
    numbers: 'قائمة مرقمة',
    quote: 'اقتباس',
    link: 'رابط',
    plain: 'إزالة التنسيق',
    loading: 'جارٍ فتح حقل النص',
    noPictures: 'لم تُلصق الصور. أضفها على هيئة ملفات.',
  },

  link: {
    title: 'رابط',
    address: 'العنوان',
    apply: 'وضع الرابط',
    remove: 'إزالة الرابط',
    refused: 'اكتب عنوان موقع (‎https://…‎) أو بريدًا إلكترونيًا.',
  },

  preview: {
    heading: 'كما يراه الطالب',
    again: 'البدء من جديد',
    emptyTitle: 'لا شيء هنا بعد',
    empty: 'أضف سؤالًا ليظهر هنا كما سيراه الطلاب.',
    failed: 'تعذّر عرض المعاينة الآن. أصلح ما يذكره المخطط.',
    notLoaded: 'تعذّر تحميل المعاينة. تحقق من اتصالك، ثم أعد تحميل الصفحة.',
    note: 'لا تُحفظ الإجابات التي تكتبها هنا.',
  },

  why: {
    about: 'يقرأ الطلاب هذا بجانب الإجابة بعد إعلان النتائج.',
    placeholder: 'اشرح لماذا هو صحيح، أو ما المضلل فيه',
    add: (item) => `إضافة شرح: ${item}`,
    edit: (item) => `الشرح: ${item}`,
  },

  comparison: {
    mark: 'الدرجات',
    settings: 'كيف تُقارن الإجابات',
    compare: 'المقارنة',
    compareChoices: { text: 'بوصفها كلمات', number: 'بوصفها أعدادًا' },
    // The isolates keep what is typed in its order; in Arabic text “5 ± 0.1” would be shown as “0.1 ± 5”.
    numberHint:
      'القيمة وحدها هي المهمة: 5 و5.0 و5,0 متساوية. لقبول هامش اكتب \u20665 ± 0.1\u2069 (أو \u20665 +- 0.1\u2069)، ولقبول مدى اكتب \u20661..4\u2069.',
    case: 'الأحرف الكبيرة',
    caseChoices: { ignore: 'لا تهم', exact: 'يجب أن تصح' },
    accents: 'علامات الحروف',
    accentChoices: { ignore: 'لا تهم', note: 'تُقبل مع ملاحظة', exact: 'يجب أن تصح' },
    typos: 'أخطاء الطباعة',
    typoChoices: { '0': 'لا يُقبل أي خطأ', '1': 'يُقبل خطأ واحد', '2': 'يُقبل خطآن' },
    punctuation: 'علامات الترقيم',
    punctuationChoices: { ignore: 'لا تهم', exact: 'يجب أن تصح' },
    contractions: 'الصيغة المختصرة تساوي الكاملة: don’t = do not',
    summary: (parts) => new Intl.ListFormat('ar', { type: 'conjunction' }).format(parts),
    parts: {
      number: 'تُقارن الأعداد بقيمتها',
      strictCase: 'الأحرف الكبيرة مهمة',
      accentsIgnored: 'علامات الحروف لا تهم',
      strictAccents: 'علامات الحروف مهمة',
      oneTypo: 'يُقبل خطأ طباعة واحد',
      twoTypos: 'يُقبل خطآن في الطباعة',
      strictPunctuation: 'الترقيم مهم',
      contractions: 'الصيغ المختصرة مقبولة',
      usual: 'الأحرف الكبيرة والترقيم لا تهم، وتُلاحظ العلامة الناقصة',
    },
    tryLabel: 'جرّب إجابة',
    tryPlaceholder: 'كما قد يكتبها الطالب',
    decisions: {
      exact: () => 'مقبولة: هي الإجابة نفسها.',
      alternative: (answer) => `مقبولة: هي البديل «${answer}».`,
      accent: (answer) => `مقبولة مع ملاحظة: لا تختلف عن «${answer}» إلا في علامة.`,
      typo: (answer) => `مقبولة: تختلف عن «${answer}» بخطأ طباعة.`,
      none: () => 'غير مقبولة: لا تطابق أي إجابة.',
      manual: () => 'القرار لشخص: لا إجابة لهذا الفراغ بعد.',
      partial: () => 'مقبولة جزئيًا.',
    },
  },

  issueText: (_code, message) => message,
};
