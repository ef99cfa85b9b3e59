import type { Service } from '../service.ts';
import { selectTags } from './select-tags.ts';

/** Returns all tags: there are as many as people keep in mind. */
export const listTags: Service<'listTags'> = async ({ db }) => ({ items: await selectTags(db) });
