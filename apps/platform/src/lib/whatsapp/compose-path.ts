import type { TaskId, UserId } from '@rubrica/api-client/contract';

const path = '/admin/messages/sends/new';

/** Where a WhatsApp message to those who are late with a task is written; for admins. */
export const composeToLate = (task: TaskId): string => `${path}?task=${task}&state=late`;

/** Where a WhatsApp message to one person is written; for admins. */
export const composeToPerson = (person: UserId): string => `${path}?people=${person}`;

/** The same for many people, who would not fit into an address: what `useNavigate` takes. */
export const composeToPeople = (people: readonly UserId[]): [to: string, options: { state: { people: UserId[] } }] => [
  path,
  { state: { people: [...people] } },
];
