import { byCallName, type ResourceName, type Role } from '@rubrica/api-client/contract';
import type { Visible, VisibleId } from './visible/visible.ts';

/** The object that a call names as `:id` in its path. */
export const byParamsId = <V extends Visible>(visible: V) => ({
  visible,
  id: ({ params }: { params: { id: VisibleId<V> } }) => params.id,
});

/**
 * The rules of a collection's usual calls: `read` may list and get, `write` may create, update and remove; each on the
 * objects that are visible to them.
 */
export function resourcePolicy<
  Name extends ResourceName,
  V extends Visible,
  const Read extends readonly Role[],
  const Write extends readonly Role[] = readonly [],
>(name: Name, visible: V, { read, write }: { read: Read; write: Write }) {
  const object = byParamsId(visible);
  return byCallName(name, {
    list: { roles: read },
    create: { roles: write },
    get: { roles: read, object },
    update: { roles: write, object },
    remove: { roles: write, object },
  });
}
