import { byCallName, type NamedName } from '@rubrica/api-client/contract';
import { categories, diplomas, levels, type NamedTable } from '../../db/schema/named.ts';
import { createNamed } from './create-named.ts';
import { getNamed } from './get-named.ts';
import { listNamed } from './list-named.ts';
import { orderNamed } from './order-named.ts';
import { removeNamed } from './remove-named.ts';
import { updateNamed } from './update-named.ts';

/** The services of all named collections, by call. */
export const namedServices = {
  ...byCallName('Category', servicesOf('Category', categories)),
  ...byCallName('Level', servicesOf('Level', levels)),
  ...byCallName('Diploma', servicesOf('Diploma', diplomas)),
  orderCategories: orderNamed('Category', categories),
  orderLevels: orderNamed('Level', levels),
  orderDiplomas: orderNamed('Diploma', diplomas),
};

function servicesOf(name: NamedName, table: NamedTable) {
  return {
    list: listNamed(table),
    create: createNamed(name, table),
    get: getNamed(table),
    update: updateNamed(name, table),
    remove: removeNamed(name, table),
  };
}
