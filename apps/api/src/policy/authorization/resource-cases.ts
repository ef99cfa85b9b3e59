import { byCallName, type ResourceName, type Role } from '@rubrica/api-client/contract';
import type { Access } from './case.ts';
import type { Shared, Side } from './world.ts';

interface ResourceAccess<Create, Update> {
  /** The id of one side's object. */
  id: (side: Side, world: { shared: Shared }) => string;
  /** A body that each of the two calls accepts. */
  create: Create;
  update: Update;
  /** The access of each role to the list, to one object, and to writing. */
  access: Record<'list' | 'get' | 'write', Record<Role, Access>>;
}

/** The cases of a collection's usual calls. */
export function resourceCases<Name extends ResourceName, Create, Update>(
  name: Name,
  { id, create, update, access }: ResourceAccess<Create, Update>,
) {
  const params = (side: Side, world: { shared: Shared }) => ({ params: { id: id(side, world) } });
  return byCallName(name, {
    list: [{ args: () => ({}), access: access.list }],
    create: [{ args: () => ({ body: create }), access: access.write }],
    get: [{ args: params, access: access.get }],
    update: [
      {
        args: (side: Side, world: { shared: Shared }) => ({ ...params(side, world), body: update }),
        access: access.write,
      },
    ],
    remove: [{ args: params, access: access.write }],
  });
}
