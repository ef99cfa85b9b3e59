import { listAuditLog } from '../../services/audit-log/list-audit-log.ts';
import { createPairingCode } from '../../services/children/create-pairing-code.ts';
import { getChild } from '../../services/children/get-child.ts';
import { listChildren } from '../../services/children/list-children.ts';
import { usePairingCode } from '../../services/children/use-pairing-code.ts';
import { createGroup } from '../../services/groups/create-group.ts';
import { getGroup } from '../../services/groups/get-group.ts';
import { listGroups } from '../../services/groups/list-groups.ts';
import { removeGroup } from '../../services/groups/remove-group.ts';
import { updateGroup } from '../../services/groups/update-group.ts';
import { createNamed } from '../../services/named/create-named.ts';
import { getNamed } from '../../services/named/get-named.ts';
import { categoryKind, diplomaKind, levelKind } from '../../services/named/kinds.ts';
import { listNamed } from '../../services/named/list-named.ts';
import { removeNamed } from '../../services/named/remove-named.ts';
import { updateNamed } from '../../services/named/update-named.ts';
import { createUser } from '../../services/users/create-user.ts';
import { getUser } from '../../services/users/get-user.ts';
import { listUsers } from '../../services/users/list-users.ts';
import { removeUser } from '../../services/users/remove-user.ts';
import { updateUser } from '../../services/users/update-user.ts';

export const peopleHandlers = {
  listUsers,
  createUser,
  getUser,
  updateUser,
  removeUser,
  createPairingCode,
  usePairingCode,
  listChildren,
  getChild,
  listGroups,
  createGroup,
  getGroup,
  updateGroup,
  removeGroup,
  listCategories: listNamed(categoryKind),
  createCategory: createNamed(categoryKind),
  getCategory: getNamed(categoryKind),
  updateCategory: updateNamed(categoryKind),
  removeCategory: removeNamed(categoryKind),
  listLevels: listNamed(levelKind),
  createLevel: createNamed(levelKind),
  getLevel: getNamed(levelKind),
  updateLevel: updateNamed(levelKind),
  removeLevel: removeNamed(levelKind),
  listDiplomas: listNamed(diplomaKind),
  createDiploma: createNamed(diplomaKind),
  getDiploma: getNamed(diplomaKind),
  updateDiploma: updateNamed(diplomaKind),
  removeDiploma: removeNamed(diplomaKind),
  listAuditLog,
};
