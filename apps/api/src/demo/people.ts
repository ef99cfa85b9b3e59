import type { Language, Role, User } from '@rubrica/api-client/contract';
import type { levelNames } from '@rubrica/question-kit/samples';

/** The password of every demo account. */
export const demoPassword = 'rubrica-demo';

/** The domain of their emails, which can belong to nobody. */
export const demoDomain = 'rubrica.test';

interface DemoPerson {
  name: string;
  role: Role;
  email?: string;
  phone?: string;
  status?: User['status'];
  language?: Language;
  level?: (typeof levelNames)[number];
  /** Whether they have never logged in. */
  isNew?: true;
  /** Whether they were sent an invitation when they joined, and have not used it: they have no password. */
  isInvited?: true;
  joinedDaysAgo: number;
}

/** The demo users by short name, which is also their email name unless `email` is set. The phone numbers are reserved for fiction. */
export const demoPeople = {
  admin: { name: 'Huda Mansour', role: 'admin', phone: '+447700900101', joinedDaysAgo: 120 },
  assistant: { name: 'Daniel Okafor', role: 'assistant', phone: '+447700900102', joinedDaysAgo: 110 },
  student: { name: 'Yusuf Rahman', role: 'student', phone: '+447700900103', level: 'B2', joinedDaysAgo: 60 },
  parent: { name: 'Amina Rahman', role: 'parent', phone: '+447700900104', joinedDaysAgo: 59 },
  newcomer: { name: 'Noah Fischer', role: 'student', level: 'B1', isNew: true, joinedDaysAgo: 1 },
  layla: {
    name: 'Layla Rahman',
    role: 'student',
    email: 'layla.rahman',
    phone: '+447700900105',
    level: 'B2',
    joinedDaysAgo: 60,
  },
  omar: {
    name: 'Omar Haddad',
    role: 'student',
    email: 'omar.haddad',
    phone: '+447700900106',
    level: 'B2',
    joinedDaysAgo: 58,
  },
  sofia: { name: 'Sofía Castillo', role: 'student', email: 'sofia.castillo', level: 'B2', joinedDaysAgo: 57 },
  mei: {
    name: 'Mei Tanaka',
    role: 'student',
    email: 'mei.tanaka',
    phone: '+447700900107',
    level: 'B2',
    joinedDaysAgo: 55,
  },
  emily: {
    name: 'Emily Carter',
    role: 'student',
    email: 'emily.carter',
    phone: '+447700900108',
    level: 'B2',
    joinedDaysAgo: 52,
  },
  karim: {
    name: 'Karim Nasser',
    role: 'student',
    email: 'karim.nasser',
    phone: '+447700900109',
    level: 'C1',
    joinedDaysAgo: 80,
  },
  ingrid: { name: 'Ingrid Solberg', role: 'student', email: 'ingrid.solberg', level: 'C1', joinedDaysAgo: 78 },
  tomasz: {
    name: 'Tomasz Zieliński',
    role: 'student',
    email: 'tomasz.zielinski',
    phone: '+447700900110',
    level: 'C1',
    joinedDaysAgo: 77,
  },
  rania: {
    name: 'Rania Khalil',
    role: 'student',
    email: 'rania.khalil',
    phone: '+447700900111',
    level: 'C1',
    joinedDaysAgo: 75,
  },
  khaled: {
    name: 'خالد المصري',
    role: 'student',
    email: 'khaled.almasri',
    phone: '+447700900112',
    language: 'ar',
    level: 'B1',
    joinedDaysAgo: 40,
  },
  aisha: { name: 'Aisha Bello', role: 'student', email: 'aisha.bello', level: 'A2', joinedDaysAgo: 38 },
  grace: { name: 'Grace Carter', role: 'parent', email: 'grace.carter', phone: '+447700900113', joinedDaysAgo: 50 },
  priya: {
    name: 'Priya Nair',
    role: 'student',
    email: 'priya.nair',
    phone: '+447700900114',
    status: 'pending',
    isNew: true,
    joinedDaysAgo: 0.2,
  },
  salma: {
    name: 'سلمى فؤاد',
    role: 'student',
    email: 'salma.fouad',
    phone: '+447700900115',
    language: 'ar',
    status: 'pending',
    isNew: true,
    joinedDaysAgo: 2.6,
  },
  diego: {
    name: 'Diego Romero',
    role: 'student',
    email: 'diego.romero',
    status: 'pending',
    isNew: true,
    joinedDaysAgo: 1.1,
  },
  hannah: {
    name: 'Hannah Weiss',
    role: 'student',
    email: 'hannah.weiss',
    level: 'B1',
    isNew: true,
    isInvited: true,
    joinedDaysAgo: 2,
  },
  pavel: { name: 'Pavel Novák', role: 'parent', email: 'pavel.novak', isNew: true, isInvited: true, joinedDaysAgo: 9 },
} as const satisfies Record<string, DemoPerson>;

/** The short name of a demo user. */
export type DemoName = keyof typeof demoPeople;

/** Returns the email of a demo user. */
export function demoEmailOf(name: DemoName): string {
  const person: DemoPerson = demoPeople[name];
  return `${person.email ?? name}@${demoDomain}`;
}

/** The children of each parent. */
export const demoFamilies = {
  parent: ['student', 'layla'],
  grace: ['emily'],
} as const satisfies Partial<Record<DemoName, readonly DemoName[]>>;

interface DemoGroup {
  name: string;
  description: string;
  students: readonly DemoName[];
  assistants: readonly DemoName[];
}

/** The demo groups by short name. */
export const demoGroups = {
  general: {
    name: 'General English B2 · Tuesday',
    description: 'Two hours a week towards the B2 diploma; the examination is in spring.',
    students: ['student', 'layla', 'omar', 'sofia', 'mei', 'emily', 'newcomer'],
    assistants: ['assistant'],
  },
  advanced: {
    name: 'Advanced English C1 · Thursday',
    description: 'Timed mock papers and academic writing.',
    students: ['karim', 'ingrid', 'tomasz', 'rania'],
    assistants: ['assistant'],
  },
  bilingual: {
    name: 'English with Arabic · Sunday · الإنجليزية بالعربية',
    description: 'Instructions and explanations in Arabic, texts in English.',
    students: ['khaled', 'aisha', 'student'],
    assistants: [],
  },
} as const satisfies Record<string, DemoGroup>;

/** The short name of a demo group. */
export type DemoGroupName = keyof typeof demoGroups;
