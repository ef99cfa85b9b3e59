import type { ExchangeErrorCode } from './exchange-error.ts';
import { fillIn } from './exchange-error.ts';
import type { ReportCode, ReportData, ReportLine } from './report.ts';
import type { ExchangeError } from './exchange-error.ts';
import { withNames } from './type-names.ts';

/** Arabic texts of every report line. */
const arabicReasons = {
  taken: 'أُخذ كما هو.',
  'encoding-guessed': 'ليس الملف بترميز UTF-8؛ قُرئ بترميز {encoding}. تحقق من سلامة حروفه.',
  'category-unmapped': 'لا مقابل هنا للفئة «{name}». اختر فئة لهذه الأسئلة.',
  'file-ignored': 'الملف {name} في الحزمة ليس سؤالًا ولا يتبع سؤالًا.',
  'column-unknown': 'العمود «{name}» غير معروف.',
  'file-missing': 'تذكر الحزمة الملف {name} وهو ليس فيها.',
  'kind-unsupported': 'لا مقابل هنا للأسئلة من نوع {kind}.',
  'brace-missing': 'ينقص قوس، فلا تُعرف الإجابات من النص.',
  'answers-missing': 'لا إجابة يُختار منها أو يُقارن بها.',
  'answers-few': 'يحتاج الاختيار إلى خيارين على الأقل.',
  'pairs-few': 'تحتاج المطابقة إلى زوجين على الأقل.',
  'pictures-only': 'بعض أجزائه صور بلا كلمات، ولا مقابل لها هنا.',
  'pair-arrow-missing': 'زوج بلا العلامة ‎->‎.',
  'answer-line-missing': 'ينقص السطر ANSWER:‎.',
  'answer-unknown': 'الإجابة {answer} لا تسمّي أيًّا من الخيارات.',
  'text-missing': 'لا نص فيه.',
  'not-a-number': '«{answer}» ليس عددًا.',
  'parts-many': 'فيه أكثر من {limit} من الخيارات أو الأزواج أو الفراغات أو الإجابات.',
  'does-not-fit': 'لا يوافق النموذج: {detail}.',
  'interaction-missing': 'ليس في العنصر ما يُجاب عنه.',
  'zip-xml-broken': 'تعذّرت قراءة الملف: {detail}',
  'title-cut': 'تجاوز العنوان 300 حرف فقُصّ.',
  'html-unsafe': 'أزيلت النصوص البرمجية وما يشبهها: {what}.',
  'html-lost': 'أزيل ما لا يتسع له النص المنسّق: {what}.',
  'html-simplified': 'أزيل تنسيق لا يعرفه النص المنسّق هنا: {what}.',
  'markup-lost': 'أزيل تنسيق الخيارات والإجابات؛ فهي نص عادي.',
  'gap-formatting': 'فقد النص حول الفراغات أو الحقول تنسيقه ({what})؛ تحقق من حاجة السؤال إليه.',
  'weights-negative': 'كانت «{answer}» تخصم ({percent} ٪)؛ وهنا لا تكسب شيئًا فحسب.',
  'bounds-lost': 'لا مقابل هنا لحدود الدرجات ولا لدرجات الإجابات غير المذكورة.',
  'rules-lost': 'للعنصر قواعده في حساب الدرجات ولم تُتَّبع. راجع المفتاح والدرجات.',
  'mapping-unused': 'يذكر العنصر درجات للإجابات ولا يستعملها؛ تُحسب الإجابة الصحيحة وحدها.',
  'document-qti-1': 'الملف {name} من QTI 1.2، ولا يُقرأ هذا الإصدار.',
  'document-other': 'الملف {name} وثيقة QTI من نوع {kind}، وليس سؤالًا.',
  'markdown-kept': 'لا تُقرأ صيغة Markdown؛ بقيت علاماتها في النص.',
  'image-moved': 'صارت الصورة {name} قبل السؤال.',
  'image-elsewhere': 'الصورة {name} على خادم آخر ولم تؤخذ.',
  'image-missing': 'الصورة {name} ليست في الملف.',
  'media-moved': 'صار {name} قبل السؤال.',
  'media-unsupported': '{name} من نوع لا يؤخذ.',
  'weights-even': 'كانت للخيارات أوزان خاصة ({weights})؛ كل الصحيح هنا سواء، والخطأ ينقص.',
  'partial-wrong': 'كانت «{answer}» تنال {percent} %، وهي هنا خطأ.',
  'partial-right': 'كانت «{answer}» تنال {percent} %، وهي هنا صحيحة.',
  'all-or-nothing': 'كان ينال الكل أو لا شيء؛ وهنا لكل خيار صحيح نصيبه.',
  'one-choice': 'كان يمكن اختيار عدة خيارات؛ وهنا خيار واحد لأن الصحيح واحد.',
  'either-right': 'كان كل خيار من عدة خيارات ينال الكل؛ وهنا يجب اختيارها جميعًا.',
  'key-missing': 'لا إجابة معلَّمة صحيحة. اختر واحدة، وإلا صحّحها إنسان.',
  'options-empty': 'فيه خيارات بلا كلمات.',
  'key-ambiguous': '«{answer}» نصّ خيار، وهو أيضًا حرف خيار آخر أو رقمه. الصحيح هنا الآن «{taken}»، فقارنه بالجدول.',
  'cell-unread': 'تعذّرت قراءة «{answer}» في العمود {column} فلم تؤخذ.',
  'answer-entities': 'في «{answer}» رموز HTML لا يفكّها المصدر في الإجابات المكتوبة؛ وقد فُكّت هنا.',
  'options-no-feedback': 'ما يقال لإجابة خاطئة («{answer}») لا مكان له هنا.',
  'feedback-merged': 'جُمع ما يقال لعدة إجابات مقبولة.',
  'feedback-lost': 'ما يقال لكل إجابة صحيحة أو خاطئة إجمالًا لا مكان له هنا: {text}',
  'answers-hidden': '«{answer}» تسبق إجابات أخرى ولم تكن لها درجة، فلم تُحتسب تلك الإجابات؛ وهنا تُحتسب.',
  'choice-twice': '«{answer}» معروضة صحيحةً وخاطئةً؛ وهنا هي صحيحة.',
  'box-first': 'من الكلمات الصحيحة {answers} يعرض صندوق الكلمات الأولى وحدها.',
  'gap-not-a-number': '«{answer}» ليست عددًا ولا تُقبل.',
  'comma-decimal': 'الفاصلة في «{answer}» تبدأ الكسر العشري هنا. فإن كان المقصود آلافًا فاكتبها بلا فاصلة.',
  'case-mixed': 'كانت الأحرف الكبيرة مهمة في بعض الإجابات دون غيرها؛ وهنا لا تهم في أي منها.',
  'answers-cut': 'من {count} إجابة مقبولة أُخذت أول {limit}.',
  'units-lost': 'لا تُقارن وحدات الأعداد.',
  'missing-word-choice': 'صارت الكلمة الناقصة سؤال اختيار، ليبقى ما يقال لكل خيار.',
  'choices-pooled': 'اجتمعت خيارات الفراغات كلها في صندوق كلمات واحد.',
  'choices-typed': 'تُكتب بعض الفراغات كتابة؛ ولا مكان لخيارات غيرها ({answers}).',
  'gap-any': 'كان الفراغ يطلب هذه كلها: {answers}. وهنا كل منها صحيح.',
  'grade-moved': 'صارت الدرجة {grade} أقصى درجة للمضمون.',
  'grade-lost': 'لا مكان للدرجة {grade}: الاختيار بدرجة واحدة، وكذلك الزوج.',
  'marks-rounded': 'قُرّبت الدرجات إلى الأنصاف.',
  'template-lost': 'لا تؤخذ القيم التي تتغير مع كل محاولة؛ النص كما كُتب.',
  'order-lost': 'صار الترتيب المطلوب أزواجًا: كل عنصر ومكانه.',
  'associate-pairs': 'صارت أزواج المجموعة الواحدة يمينًا ويسارًا.',
  'match-several': 'تتبع «{left}» عدة مقابلات؛ أُخذ الأول وحده.',
  'match-unused': 'لا مقابل لـ«{left}» فأزيلت.',
  'hottext-options': 'صارت الكلمات التي تُختار في النص خيارات تحته.',
  'word-reused': 'كلمة تُستعمل مرات تقف في الصندوق مرة لكل استعمال.',
  'hints-lost': 'لا تؤخذ التلميحات.',
  'response-template-lost': 'لا يؤخذ ما كان مكتوبًا في حقل الإجابة سلفًا.',
  'grader-info-model': 'صارت ملاحظات المصحّح الإجابة النموذجية.',
  'file-unused': 'لا يُذكر الملف {name} في النص فلم يؤخذ.',
  'attachments-lost': 'لا يُطلب هنا تسليم ملفات مع الإجابة.',
  'item-part-lost': 'جزء من العنصر لا مقابل له هنا: {name}.',
  'steps-shown': 'الأجزاء التي تظهر تباعًا تقف معًا.',
  'rights-alike': 'عدة جهات يمنى نصها «{right}»؛ وهنا كل منها صحيحة.',
  'distractor-right': 'مقابل وقف وحده وهو لغيره أيضًا فلم يُكرَّر.',
  'tail-moved': 'نُقل النص الذي بعد الإجابات إلى ما قبلها.',
  'out-too-large': 'في الملف أكثر من {limit}، فلا يمكن استيراده هنا من جديد. صدّر أسئلة أقل، أو أسئلة ملفاتها أصغر.',
  'out-note-taking': 'تدوين الملاحظات يعود إجاباتٍ قصيرة.',
  'out-mixed': 'أجزاؤه من أنواع مختلفة وتعود أسئلةً عدة.',
  'out-left-empty': 'زوج بلا طرف أول يعود مقابلًا لا يتبع شيئًا.',
  'out-pair-empty': 'لا يُكتب زوج طرفاه فارغان.',
  'out-nothing': 'لم يمكن كتابة شيء منه.',
  'out-arrow': 'تقرأ GIFT العلامة ‎->‎ في الإجابة زوجًا.',
  'out-entities': 'رموز HTML في إجابة مكتوبة تعود الحروفَ التي تدل عليها.',
  'out-prompt': 'تعود عبارة الحقل جزءًا من التعليمات.',
  'out-box-answers': 'تُكتب أول كلمة مقبولة للفراغ وحدها.',
  'out-box-single': 'صندوق بكلمة واحدة يعود فراغًا يُكتب فيه.',
  'out-stimulus': 'لا مكان في {format} لمادة السؤال.',
  'out-aiken-none': 'ليس فيه اختيار بإجابة صحيحة واحدة، ولا يتسع Aiken لغير ذلك.',
  'out-type': 'لا مقابل في {format} لأجزاء من نوع «{type}».',
  'out-gaps': 'تتسع GIFT لفراغ واحد بعده نص؛ وفي هذا النص {gaps}.',
  'out-gap-last': 'الفراغ في آخر النص يصير في GIFT سؤالًا بإجابة قصيرة.',
  'out-fields': 'تتسع GIFT وMoodle لحقل واحد؛ وهنا {fields}.',
  'out-options': 'لا يُكتب بلا خيارات.',
  'out-one-right': 'يتسع Aiken لاختيار بإجابة صحيحة واحدة تمامًا.',
  'out-empty-text': 'لا يُكتب بلا نص.',
  'out-title': 'لا عنوان له؛ كُتبت بداية نصه بدلًا منه.',
  'out-rubric': 'لا مكان في {format} لتعليمات بجانب النص ذي الفراغات.',
  'out-why': 'لا مكان في {format} لهذه الأسباب.',
  'out-model': 'لا مكان في {format} للإجابة النموذجية.',
  'out-match': 'تُقارن {format} الإجابات المكتوبة بطريقتها: علامات الحروف والترقيم مهمة، ولا يُقبل خطأ طباعة.',
  'out-mark': 'لا مكان في {format} لقيمة كل عنصر.',
  'out-auto': 'لا تعرف {format} درجات تنتظر إنسانًا؛ ستُعتمد بدونه.',
  'out-words': 'لا مكان في {format} لعدد الكلمات.',
  'out-mark-step': 'لا يحتسب {format} بعض الخيارات الصحيحة على خطوات.',
  'out-maxima': 'لا مكان في {format} لدرجتي المضمون واللغة.',
  'out-media': 'لا تُكتب الملفات في {format}: {name}.',
  'out-file-missing': 'تعذّر الحصول على الملف {name} فليس في الحزمة.',
  'out-skill': 'لا مكان في {format} للمهارة؛ يعود السؤال في مهارة «{skill}».',
  'out-head': 'لا مكان في {format} للمستوى والشهادة.',
  'out-box-twice': 'لا يحفظ {format} كلمة الصندوق إلا مرة واحدة: ما تكرر فيه، أو كان جوابًا أيضًا، كُتب مرة.',
  'out-distractors': 'لا مكان في {format} لكلمات لا تتبع فراغًا.',
  'out-formatting': 'Aiken نص عادي؛ ذهب التنسيق.',
  'out-text-moved': 'تعليمات قبل أول سؤال تعود مادةً للسؤال.',
  'out-transcript': 'لا مكان في {format} لنص التسجيل أو لعدد مرات تشغيله.',
  'out-split': 'يقف كل جزء وحده؛ لا تجمع {format} الأسئلة.',
} as const satisfies Record<ReportCode, string>;

/** Arabic texts of every refusal. */
const arabicErrors = {
  'unknown-format': 'لا تُعرف الصيغة. حدّدها: GIFT أو Moodle XML أو Aiken أو CSV أو QTI.',
  empty: 'الملف فارغ. اختر ملفًا آخر.',
  'too-large': 'الملف أكبر من {limit}. قسّمه إلى ملفات أصغر.',
  'too-many': 'الأسئلة أكثر من {limit}. قسّم الملف.',
  'office-document':
    'لا تُقرأ مستندات Word وExcel وما يشبههما. احفظ الجدول في برنامجه بصيغة CSV، والنص نصًّا عاديًّا، ثم اختر الملف الجديد.',
  'not-text': 'ليس ملفًا نصيًّا. احفظه نصًّا عاديًّا بترميز UTF-8.',
  'encoding-unknown': 'الترميز {name} غير معروف. احفظ الملف بترميز UTF-8.',
  'xml-malformed': 'في XML خلل: {detail}. أصلحه في موضعه أو صدّره من جديد.',
  'xml-doctype': 'في XML تعريف DOCTYPE قد يخفي كيانات. احذفه.',
  'xml-too-deep': 'تداخل XML أعمق من {limit} عنصر، ولا يحتاج سؤال إلى ذلك.',
  'xml-unexpected': 'يبدأ XML بالعنصر <{name}>، وليس اختبار Moodle ولا QTI.',
  'qti-1':
    'هذا ملف QTI 1.2، ولا يُقرأ هذا الإصدار. صدّر الأسئلة من برنامجها بصيغة QTI 2.1 أو 3.0 أو Moodle XML، أو اكتبها في جدول بصيغة CSV.',
  'qti-not-item': 'وثيقة QTI هذه من نوع {kind} وليس فيها سؤال. اختر عنصرًا، أو الحزمة التي فيها العناصر.',
  'zip-broken': 'تعذّر فتح الحزمة: {detail}. أنشئها من جديد.',
  'zip-too-large': 'الحزمة بعد فكّها أكبر من {limit}. قسّمها.',
  'zip-suspicious': 'ينفك الملف {name} إلى أكثر من {limit} ضعف حجمه، فلم يُفتح.',
  'zip-path': 'في الحزمة ملف خارج عنها: {name}. أنشئها من جديد.',
  'zip-items-missing': 'ليس في الحزمة عنصر QTI. اختر الحزمة التي فيها أسئلة.',
  'csv-header-missing': 'يجب أن يسمّي السطر الأول الأعمدة، ومنها ‎rubric‎ أو ‎question‎ على الأقل.',
  'csv-malformed': 'تعذّرت قراءة الجدول: {detail}.',
} as const satisfies Record<ExchangeErrorCode, string>;

/** A report line's reason in Arabic. */
export function arabicReason({ code, data }: Pick<ReportLine, 'code' | 'data'>): string {
  return fillIn(arabicReasons[code], { ...counted(data['count']), ...withArabicUnit(withNames(data, 'ar')) });
}

/** Why a file was refused and what to do, in Arabic. */
export function arabicRefusal({ code, data, line }: Pick<ExchangeError, 'code' | 'data' | 'line'>): string {
  const text = fillIn(arabicErrors[code], withArabicUnit(data));
  return line === undefined ? text : `السطر ${line}: ${text}`;
}

const plurals = new Intl.PluralRules('ar');
const numbers = new Intl.NumberFormat('ar');

/** What is counted from two on, by plural category; `#` stands for the number. */
const countedNouns: Readonly<Record<string, Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }>> = {
  fields: { two: 'حقلان', few: '# حقول', many: '# حقلًا', other: '# حقل' },
  gaps: { two: 'فراغان', few: '# فراغات', many: '# فراغًا', other: '# فراغ' },
};

/** A number with each noun that a text may count. */
function counted(count: string | number | undefined): ReportData {
  if (typeof count !== 'number') return {};
  const form = plurals.select(count);
  return Object.fromEntries(
    Object.entries(countedNouns).map(([name, forms]) => [
      name,
      (forms[form] ?? forms.other).replace('#', numbers.format(count)),
    ]),
  );
}

const arabicUnits = { 'MB of XML': 'ميغابايت من XML', MB: 'ميغابايت', bytes: 'بايت', files: 'ملف' } as const;

/** Data whose limit is followed by its unit. */
function withArabicUnit(data: ReportData): ReportData {
  const { limit } = data;
  if (typeof limit !== 'string') return data;
  const unit = Object.entries(arabicUnits).find(([name]) => limit.endsWith(` ${name}`));
  return unit ? { ...data, limit: limit.replace(...unit) } : data;
}
