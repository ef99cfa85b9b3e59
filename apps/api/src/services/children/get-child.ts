import { one } from '../lists/one.ts';
import type { Verb } from '../verb.ts';
import { toChildren } from './to-children.ts';

/** One child of the calling parent. */
export const getChild: Verb<'getChild'> = async ({ clock, db }, { params }) =>
  one(await toChildren(db, [params.id], clock.now()));
