import type { AnswerId } from '@rubrica/api-client/contract';
import { pageSession } from '../../lib/storage/session.ts';

/** Under what a device keeps what this person speaks to an answer: on a shared one, nobody sends the comments of a colleague. */
export const spokenBy = (answer: AnswerId): AnswerId => `${pageSession()?._id ?? ''}:${answer}`;
