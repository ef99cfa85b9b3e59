import type { Named } from '@rubrica/api-client/contract';
import { Chip, IconButton, Menu, type MenuItem } from '@rubrica/ui';
import { Archive, ArchiveRestore, Ellipsis, Pencil, Trash2 } from 'lucide-react';
import { useMessages } from '../../lib/i18n.ts';
import { useCommonMessages } from '../../lib/messages/common.ts';
import { SortableList } from '../../lib/sortable/sortable-list.tsx';
import { ar } from './messages/ar.ts';
import { en } from './messages/en.ts';
import { moved } from './reorder.ts';

interface NamedListProps {
  label: string;
  items: readonly Named[];
  onReorder: (items: readonly Named[]) => void;
  onEdit: (item: Named) => void;
  onArchive: (item: Named) => void;
  onRemove: (item: Named) => void;
  /** Further actions of a row. */
  actions?: ((item: Named) => MenuItem[]) | undefined;
}

/** The rows of a named collection, in their order. */
export function NamedList({ label, items, onReorder, onEdit, onArchive, onRemove, actions }: NamedListProps) {
  const m = useMessages({ en, ar });
  const common = useCommonMessages();
  return (
    <SortableList
      label={label}
      items={items}
      keyOf={({ _id, name }) => ({ id: _id, name })}
      onMove={(from, to) => onReorder(moved(items, from, to))}
      action={(item) => (
        <Menu
          align="end"
          trigger={
            <IconButton hideTooltip label={common.actionsFor(item.name)} icon={<Ellipsis aria-hidden="true" />} />
          }
          items={[
            ...(actions?.(item) ?? []),
            { label: common.edit, icon: <Pencil aria-hidden="true" />, onSelect: () => onEdit(item) },
            {
              label: item.archived ? common.restore : common.archive,
              icon: item.archived ? <ArchiveRestore aria-hidden="true" /> : <Archive aria-hidden="true" />,
              onSelect: () => onArchive(item),
            },
            { divider: true },
            {
              label: common.remove,
              icon: <Trash2 aria-hidden="true" />,
              tone: 'danger',
              onSelect: () => onRemove(item),
            },
          ]}
        />
      )}
    >
      {({ name, uses, archived }) => (
        <>
          <b>{name}</b>
          <small>{uses > 0 ? m.uses(uses) : m.unused}</small>
          {archived && <Chip>{m.archived}</Chip>}
        </>
      )}
    </SortableList>
  );
}
