export const en = {
  mainNavigation: 'Main',
  more: 'More',
  account: 'Account',
  accountOf: (name: string) => `Account of ${name}`,
  notices: (unread: number) => (unread === 0 ? 'Notices' : `Notices, ${unread} unread`),
  offline: 'You are offline.',
  answersKept: 'Unsent answers in tasks and lectures are kept on this device.',
  forced: (admin: string, name: string) => `${admin} is using this account as ${name}.`,
  forcedEnd: 'End session',
  sections: { people: 'People', content: 'Content', teaching: 'Teaching' },
};

export type Messages = typeof en;
export type SectionName = keyof Messages['sections'];
