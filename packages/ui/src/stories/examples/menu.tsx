import { IconButton, Menu } from '@rubrica/ui';
import { Ellipsis, Pencil, Trash2 } from 'lucide-react';

export function QuestionMenu({ onDelete }: { onDelete: () => void }) {
  return (
    <Menu
      trigger={<IconButton label="More actions" icon={<Ellipsis aria-hidden="true" />} />}
      items={[
        { label: 'Edit', icon: <Pencil aria-hidden="true" />, to: '/questions/1', shortcut: 'E' },
        { divider: true },
        { label: 'Delete', icon: <Trash2 aria-hidden="true" />, tone: 'danger', onSelect: onDelete },
      ]}
    />
  );
}
