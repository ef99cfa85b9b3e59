export const en = {
  title: 'Language learning and exam practice',
  logIn: 'Log in',
  signUp: 'Sign up',
  toArea: 'Go to my pages',
  heroTitle: 'Practise for the exam the way the exam will be.',
  heroBody:
    'Read, listen, write and answer as on the day. Your teacher marks what a person must mark, and every mark says why.',
  forWhom: 'One place for everyone who wants you to pass',
  students: 'Students',
  studentsBody: 'Tasks with a clear finish. Everything you type is saved as you go, even when the connection is not.',
  teachers: 'Teachers',
  teachersBody:
    'Write a question, see it as a student will, set it, and mark an evening’s essays without leaving the keyboard.',
  parents: 'Parents',
  parentsBody: 'See what is due and what was marked, for each of your children, as soon as it is released.',
  languagesTitle: 'In English and in Arabic',
  languagesBody: 'The whole of it, from this page to the last mark, in the direction your eyes read.',
  language: 'Language',
  footer: 'Open source under the MIT licence.',
};

export type Messages = typeof en;

export const ar: Messages = {
  title: 'تعلُّم اللغات والتدرب على الاختبارات',
  logIn: 'تسجيل الدخول',
  signUp: 'إنشاء حساب',
  toArea: 'الذهاب إلى صفحاتي',
  heroTitle: 'تدرّب على الاختبار كما سيكون يوم الاختبار.',
  heroBody: 'اقرأ واستمع واكتب وأجب كما في ذلك اليوم. يصحّح معلّمك ما يحتاج إلى إنسان، وكل درجة تقول لك لماذا.',
  forWhom: 'مكان واحد لكل من يريد لك النجاح',
  students: 'الطلاب',
  studentsBody: 'مهام لها نهاية واضحة. كل ما تكتبه يُحفظ أولًا بأول، حتى عندما ينقطع الاتصال.',
  teachers: 'المعلّمون',
  teachersBody: 'اكتب سؤالًا، وشاهده كما سيراه الطالب، وكلّف به، وصحّح مقالات أمسية كاملة دون أن تترك لوحة المفاتيح.',
  parents: 'أولياء الأمور',
  parentsBody: 'اعرف ما حان موعده وما تم تصحيحه لكل واحد من أبنائك، فور إعلان الدرجات.',
  languagesTitle: 'بالعربية وبالإنجليزية',
  languagesBody: 'كل شيء، من هذه الصفحة إلى آخر درجة، وبالاتجاه الذي تقرأ به عيناك.',
  language: 'اللغة',
  footer: 'مفتوح المصدر برخصة MIT.',
};
