import type { Task } from '@rubrica/api-client/contract';
import { IconButton, Menu, type MenuItem } from '@rubrica/ui';
import { Archive, ChartColumn, Ellipsis, Lock, Pencil, Send, SquareCheckBig, Trash2 } from 'lucide-react';
import { useMessages } from '../../lib/i18n.ts';
import { useCommonMessages } from '../../lib/messages/common.ts';
import { ar } from './messages/ar.ts';
import { en } from './messages/en.ts';

interface TaskMenuProps {
  task: Task;
  onEdit: () => void;
  onMove: (to: Task['status']) => void;
  onRemove: () => void;
}

/** What an admin can do with a task, as far as its status lets them. */
export function TaskMenu({ task, onEdit, onMove, onRemove }: TaskMenuProps) {
  const { list: messages } = useMessages({ en, ar });
  const common = useCommonMessages();
  const { _id, title, status, counts } = task;
  const hasBegun = counts.inProgress + counts.toMark + counts.marked + counts.released > 0;
  const items: MenuItem[] = [
    { label: common.edit, icon: <Pencil aria-hidden="true" />, onSelect: onEdit },
    { label: messages.correct, icon: <SquareCheckBig aria-hidden="true" />, to: `/admin/tasks/correct/${_id}` },
    { label: messages.byQuestion, icon: <ChartColumn aria-hidden="true" />, to: `/admin/tasks/task-questions/${_id}` },
  ];
  if (status === 'draft' || status === 'closed') {
    items.push({
      label: status === 'draft' ? messages.publish : messages.reopen,
      icon: <Send aria-hidden="true" />,
      onSelect: () => onMove('published'),
    });
  }
  if (status === 'published') {
    items.push({ label: messages.close, icon: <Lock aria-hidden="true" />, onSelect: () => onMove('closed') });
  }
  if (status === 'closed') {
    items.push({ label: messages.archive, icon: <Archive aria-hidden="true" />, onSelect: () => onMove('archived') });
  }
  if (!hasBegun) {
    items.push({ label: common.remove, icon: <Trash2 aria-hidden="true" />, tone: 'danger', onSelect: onRemove });
  }
  return (
    <Menu
      align="end"
      trigger={<IconButton hideTooltip label={`${common.actions}: ${title}`} icon={<Ellipsis aria-hidden="true" />} />}
      items={items}
    />
  );
}
