import type { GroupId } from '@rubrica/api-client/contract';
import { Chip } from '@rubrica/ui';
import { Archive, ArchiveRestore, Pencil, Plus, Trash2 } from 'lucide-react';
import { useMemo } from 'react';
import { useMessages } from '../../lib/i18n.ts';
import { useCommonMessages } from '../../lib/messages/common.ts';
import { ResourcePage, type ResourceColumn } from '../../lib/resource/resource-page.tsx';
import { useResource } from '../../lib/resource/use-resource.ts';
import { GroupDialog } from './group-dialog.tsx';
import { ar } from './messages/ar.ts';
import { en } from './messages/en.ts';

/** Groups of students, and the assistants who mark for them. */
export function GroupsPage() {
  const m = useMessages({ en, ar });
  const common = useCommonMessages();
  const groups = useResource('Group');

  const columns = useMemo<ResourceColumn<'Group'>[]>(
    () => [
      { key: 'name', header: m.columns.name, sortable: true, primary: true, cell: (group) => group.name },
      { key: 'students', header: m.columns.students, cell: (group) => m.students(group.students.length) },
      { key: 'assistants', header: m.columns.assistants, cell: (group) => m.assistants(group.assistants.length) },
      {
        key: 'status',
        header: m.columns.status,
        cell: ({ archived }) => <Chip tone={archived ? 'neutral' : 'success'}>{archived ? m.archived : m.active}</Chip>,
      },
    ],
    [m],
  );
  const setArchived = async (id: GroupId, archived: boolean) => {
    const saved = await groups.amend(id, ({ name, description, students, assistants }) => ({
      name,
      description,
      students,
      assistants,
      archived,
    }));
    await groups.invalidate();
    return m.saved(saved.name);
  };

  return (
    <ResourcePage
      resource={groups}
      messages={m}
      columns={columns}
      rowName={({ name }) => name}
      isCompact
      illustration="people"
      create={{ label: m.add, icon: <Plus aria-hidden="true" /> }}
      editor={(group, onClose) => <GroupDialog group={group} onClose={onClose} />}
      rowActions={(group, onEdit) => [
        { label: common.edit, icon: <Pencil aria-hidden="true" />, onSelect: onEdit },
        {
          label: group.archived ? common.restore : common.archive,
          icon: group.archived ? <ArchiveRestore aria-hidden="true" /> : <Archive aria-hidden="true" />,
          change: () => setArchived(group._id, !group.archived),
        },
        { divider: true },
        {
          label: common.remove,
          icon: <Trash2 aria-hidden="true" />,
          tone: 'danger',
          change: async () => (await groups.remove.mutateAsync(group._id)).message,
          confirm: { title: m.removeTitle(group.name), body: m.removeBody },
        },
      ]}
    />
  );
}
