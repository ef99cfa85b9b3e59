import { byCallName, type ResourceName, type Role } from '@rubrica/api-client/contract';
import type { Reach } from './case.ts';
import type { Shared, Side } from './world.ts';

interface ResourceAccess<Create, Update> {
  /** The id of one side's object. */
  id: (side: Side, world: { shared: Shared }) => string;
  /** A body that each of the two calls accepts. */
  create: Create;
  update: Update;
  /** How far each role gets with the list, with one object, and with writing. */
  access: Record<'list' | 'get' | 'write', Record<Role, Reach>>;
}

/** The cases of a collection's usual calls. */
export function resourceCases<Name extends ResourceName, Create, Update>(
  name: Name,
  { id, create, update, access }: ResourceAccess<Create, Update>,
) {
  const params = (side: Side, world: { shared: Shared }) => ({ params: { id: id(side, world) } });
  return byCallName(name, {
    list: [{ given: () => ({}), reach: access.list }],
    create: [{ given: () => ({ body: create }), reach: access.write }],
    get: [{ given: params, reach: access.get }],
    update: [
      {
        given: (side: Side, world: { shared: Shared }) => ({ ...params(side, world), body: update }),
        reach: access.write,
      },
    ],
    remove: [{ given: params, reach: access.write }],
  });
}
