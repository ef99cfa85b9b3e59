import { formatFor } from '../../../lib/format.ts';
import type { Messages } from './en.ts';

const format = formatFor('ar');
const rules = new Intl.PluralRules('ar');
const ranges = new Intl.ListFormat('ar');

function attemptsOf(count: number): string {
  const form = rules.select(count);
  if (form === 'zero') return 'لا محاولات';
  if (form === 'one') return 'محاولة واحدة';
  if (form === 'two') return 'محاولتان';
  return `${format.number(count)} ${form === 'few' ? 'محاولات' : 'محاولة'}`;
}

function marksOf(count: number): string {
  const form = rules.select(count);
  if (form === 'one') return 'درجة واحدة';
  if (form === 'two') return 'درجتين';
  return `${format.number(count)} ${form === 'few' ? 'درجات' : 'درجة'}`;
}

export const ar: Messages = {
  tasks: 'المهام',
  questions: 'الأسئلة',
  marking: 'التصحيح',
  title: 'الإحصاءات',
  taskLead: 'ما تقوله درجات هذه المهمة عن بنودها، وأيّها يستحق المراجعة.',
  questionLead: 'ما تقوله درجات كل المهام التي فيها هذا السؤال عن بنوده، وأيّها يستحق المراجعة.',
  notLoaded: 'تعذّر تحميل الإحصاءات',
  loading: 'جارٍ تحميل الإحصاءات',
  allAttempts: 'احتساب المحاولات اللاحقة أيضًا',
  notEnough: 'لا بيانات كافية بعد',
  notEnoughText: (attempts, needed) =>
    `المصحَّح حتى الآن: ${attemptsOf(attempts)}، والمطلوب ${attemptsOf(needed)}. بأقل من ذلك تقول الأرقام عن الصدفة أكثر مما تقول عن البنود.`,
  counted: (attempts) => `المحسوب: ${attemptsOf(attempts)}، مصحَّحة أو معلَنة.`,
  leftOut: (attempts) => `غير محسوب، لأنه على نسخة أخرى ببنود أخرى: ${attemptsOf(attempts)}.`,
  rare: (questions, needed) => `أسئلة مسحوبة لا تظهر لأن محاولاتها أقل من ${needed}: ${questions}.`,
  gotBy: (attempts) => `سُحب في ${attemptsOf(attempts)}`,
  whole: 'المجموع',
  figures: {
    mean: 'المتوسط',
    meanText: (mean, maximum) => `${format.number(mean)} من ${marksOf(maximum)} في المتوسط.`,
    median: 'الوسيط',
    medianText: 'نصف المحاولات أعلى منه ونصفها أدنى.',
    standardDeviation: 'الانحراف المعياري',
    standardDeviationText: 'كم تبتعد الدرجات عادةً عن المتوسط، بالدرجات. كلما صغر تقاربت الدرجات.',
    alpha: 'الثبات',
    alphaText: {
      good: 'ألفا كرونباخ: تتفق البنود جيدًا على من يعرف أكثر، ويمكن الوثوق بترتيب الطلاب.',
      fair: 'ألفا كرونباخ: تتفق البنود إلى حد ما. يكفي هذا لواجب، ولا يكفي لاختبار مهم.',
      low: 'ألفا كرونباخ: لا تكاد البنود تتفق على من يعرف أكثر. ابدأ بالبنود التي تستحق المراجعة أدناه.',
      none: 'تحتاج ألفا كرونباخ إلى بندين وإلى درجات مختلفة.',
    },
    standardError: 'الخطأ المعياري',
    standardErrorText: (points) => `قد ترتفع الدرجة أو تنخفض ${marksOf(points)} صدفةً.`,
    standardErrorNone: 'يُحسب من الثبات، وهو غير معروف هنا.',
    skewness: 'الالتواء',
    skewnessText: {
      left: 'معظم الدرجات مرتفعة، مع ذيل من الدرجات المنخفضة.',
      right: 'معظم الدرجات منخفضة، مع ذيل من الدرجات المرتفعة.',
      even: 'الدرجات موزّعة بالتساوي حول المتوسط.',
      none: 'كل الدرجات متساوية.',
    },
    kurtosis: 'التفرطح',
    kurtosisText: {
      peaked: 'معظم الدرجات متقاربة، وقليل منها بعيد.',
      flat: 'الدرجات منتشرة من دون قمة.',
      normal: 'شكل الدرجات قريب من الجرس.',
      none: 'كل الدرجات متساوية.',
    },
  },
  distribution: 'توزيع الدرجات',
  distributionSummary: (attempts, highest, count) => {
    const [bars, each] = highest.length === 1 ? ['أعلى عمود', 'وفيه'] : ['أعلى الأعمدة', 'وفي كلٍّ منها'];
    return `أعمدة الدرجات: ${attemptsOf(attempts)}. ${bars}: ${ranges.format(highest)} من الدرجة القصوى، ${each} ${attemptsOf(count)}.`;
  },
  range: (from, to) => `من ${from} إلى ${to}`,
  marks: 'نسبة الدرجات',
  attempts: 'المحاولات',
  asTable: 'في جدول',
  printedOn: (date) => `طُبع في ${date}`,
  items: 'البنود',
  itemsText: 'ما يستحق المراجعة أولًا، ثم الباقي بترتيب الورقة.',
  explained: 'ماذا تعني الأرقام',
  explanations: {
    facility:
      'نسبة الدرجات التي نالها الطلاب في المتوسط. بين 30% و80% يقول البند أكثر ما يمكن عمّن يعرف أكثر، وفوق 95% هو سهل جدًا لاختبار، ودون 20% صعب جدًا.',
    discrimination:
      'كم يفرّق البند بين من يُحسن في الباقي ومن لا يُحسن، من −1 إلى 1: ارتباط درجاته بباقي الدرجات. من 0.3 فأكثر يفرّق جيدًا، ودون 0.2 لا يكاد. ودون 0 ثمة خطأ، كثيرًا ما يكون في مفتاح الإجابة.',
    efficiency: 'التمييز كنسبة من أعلى ما تسمح به هذه الدرجات. تفرّق بين بند ضعيف وبند هو سهل جدًا أو صعب جدًا فحسب.',
    weight:
      'كم يقرّر البند من يسبق من، وبين القوسين نصيبه من الدرجات، وهو ما قصده واضعه. البند المتباعد الدرجات يقرّر أكثر، والبند المتساوي الدرجات لا يقرّر شيئًا. والشَّرطة تعني أن درجاته تسير عكس الباقي.',
    thirds: 'الطلاب في الثلث الأعلى من الدرجات كلها ومن في الثلث الأدنى. الدرجات المتساوية في طرف الثلث كلها منه.',
  },
  item: 'البند',
  itemName: (block, part) =>
    part === null ? `البند ${format.number(block)}` : `البند ${format.number(block)}.${format.number(part)}`,
  itemFor: (item, component) => `${item}، ${component}`,
  components: {
    content: 'المضمون',
    language: 'اللغة',
    communication: 'التواصل',
    languageKnowledge: 'المعرفة اللغوية',
    spontaneityFluency: 'العفوية والطلاقة',
    pronunciationIntonation: 'النطق والتنغيم',
  },
  look: 'راجِع هذا البند',
  fine: 'يعمل جيدًا',
  facility: 'السهولة',
  discrimination: 'التمييز',
  efficiency: 'الكفاءة',
  weight: 'الوزن (المقصود)',
  thirds: 'الثلثان الأعلى والأدنى',
  weights: (effective, intended) => `${effective} (${intended})`,
  reasons: {
    'key-possibly-wrong': 'قد يكون مفتاح الإجابة خطأ: كلما كان الطلاب أقوى زاد من يعطي منهم إجابة أخرى.',
    'negative-discrimination': 'من يُحسن في الباقي يُخطئ هنا أكثر.',
    'distractor-beats-key': 'يعطي الثلث الأعلى إجابة خاطئة أكثر من الصحيحة.',
    'too-hard': 'صعب جدًا: نال الطلاب أقل من خُمس الدرجات.',
    'at-chance': 'الإجابات الصحيحة ليست أكثر مما يعطيه التخمين.',
    'low-discrimination': 'لا يكاد يفرّق بين الطلاب الأقوياء والضعفاء.',
    'too-easy': 'سهل جدًا: يكاد الجميع يُصيب فيه.',
    'unused-distractor': 'خيار خاطئ لم يختره أحد: استبدله.',
    'weight-above-intended': 'يقرّر أكثر من ضعف ما تقوله درجاته: قلّل درجاته أو أضف بنودًا إلى جانبه.',
    'weight-below-intended': 'يقرّر أقل من نصف ما تقوله درجاته.',
  },
  times: 'الوقت في كل سؤال',
  timesText:
    'كم عمل الطلاب على السؤال إلى آخر تغيير في إجابتهم. يُحسب الوقت ما دام السؤال على الشاشة والصفحة في المقدمة وقد استخدمها أحد في آخر خمس دقائق.',
  question: 'السؤال',
  lookAtQuestion: 'راجِع هذا السؤال',
  timesNotEnough: (answers, needed) =>
    `لا بيانات كافية: الإجابات المعروف وقتها ${format.number(answers)}، والمطلوب ${format.number(needed)}.`,
  tooQuick: (quick, answers, limit) =>
    `${format.number(quick)} من ${format.number(answers)} استغرقت أقل من ${limit}، أي عُشر الوسيط: أسرع من أن يُقرأ السؤال. ربما خمّنوا أو عرفوه من قبل.`,
  medianTime: 'الوسيط',
  middleHalf: 'النصف الأوسط',
  timeRange: (from, to) => `من ${from} إلى ${to}`,
  timedAnswers: 'الإجابات',
  choices: 'ما أجابه الطلاب',
  choicesText:
    'كم أعطى كلَّ إجابة: من الجميع، ومن الثلث الأعلى درجات، ومن الثلث الأدنى. الإجابة الخاطئة الجيدة تجذب الثلث الأدنى أكثر. أما الإجابات المكتوبة فتظهر المقبولة منها في صف واحد، وكل خاطئة كتبها ثلاثة طلاب على الأقل.',
  option: 'الخيار',
  isKey: 'الصحيح',
  all: 'الجميع',
  upper: 'الثلث الأعلى',
  lower: 'الثلث الأدنى',
  count: 'الطلاب',
  typed: 'الإجابة المكتوبة',
  isAccepted: 'مقبولة',
  otherChosen: 'لم يعد معروضًا',
  otherTyped: 'إجابات خاطئة أخرى',
  omitted: 'بلا إجابة',
  optionsOf: (item) => `إجابات ${item}`,
};
