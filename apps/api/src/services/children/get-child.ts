import { expectRow } from '../queries/query-results.ts';
import type { Service } from '../service.ts';
import { toChildren } from './to-children.ts';

/** Returns one child of the calling parent. */
export const getChild: Service<'getChild'> = async ({ clock, db }, { params }) =>
  expectRow(await toChildren(db, [params.id], clock.now()));
