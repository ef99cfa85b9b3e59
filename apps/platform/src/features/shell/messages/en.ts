export const en = {
  mainNavigation: 'Main',
  more: 'More',
  account: 'Account',
  accountOf: (name: string) => `Account of ${name}`,
  changePassword: 'Change password',
  sessions: 'Where you are logged in',
  pairing: 'Link a parent',
  logOut: 'Log out',
  loggingOut: 'Logging out…',
  offline: 'You are offline. What you type in an answer is kept on this device.',
  forced: (admin: string, name: string) => `${admin} is using this account as ${name}.`,
  forcedEnd: 'End session',
  places: {
    home: 'Home',
    tasks: 'Tasks',
    speaking: 'Speaking',
    lectures: 'Lectures',
    pdfs: 'PDFs',
    meeting: 'Meeting',
    dashboard: 'Dashboard',
    users: 'Users',
    groups: 'Groups',
    questions: 'Questions',
    categories: 'Categories',
    levels: 'Levels',
    diplomas: 'Diplomas',
    videos: 'Videos',
    lectureQuestions: 'Lecture questions',
    meetings: 'Meetings',
    messages: 'Messages',
    children: 'Children',
  },
  sections: { people: 'People', content: 'Content', teaching: 'Teaching', later: 'Not open yet' },
};

export type Messages = typeof en;
export type PlaceName = keyof Messages['places'];
export type SectionName = keyof Messages['sections'];
