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
