import { IconButton, Menu, type MenuItem } from '@rubrica/ui';
import { ChevronDown, ChevronUp, Copy, Ellipsis, Trash2 } from 'lucide-react';
import { useEditorMessages } from '../messages/use-editor-messages.ts';

interface ItemMenuProps {
  /** What the item is called. */
  name: string;
  place: number;
  total: number;
  onMove: (to: number) => void;
  onDuplicate: () => void;
  onRemove: () => void;
  /** What this kind of item can do besides, first. */
  more?: readonly MenuItem[];
}

/** Everything else that one can do with an item of a block. */
export function ItemMenu({ name, place, total, onMove, onDuplicate, onRemove, more = [] }: ItemMenuProps) {
  const m = useEditorMessages();
  return (
    <Menu
      align="end"
      trigger={<IconButton label={m.outline.more(name)} icon={<Ellipsis aria-hidden="true" />} />}
      items={[
        ...more,
        { label: m.actions.duplicate, icon: <Copy aria-hidden="true" />, onSelect: onDuplicate },
        {
          label: m.actions.moveUp,
          icon: <ChevronUp aria-hidden="true" />,
          shortcut: 'Alt ↑',
          disabled: place === 0,
          onSelect: () => onMove(place - 1),
        },
        {
          label: m.actions.moveDown,
          icon: <ChevronDown aria-hidden="true" />,
          shortcut: 'Alt ↓',
          disabled: place === total - 1,
          onSelect: () => onMove(place + 1),
        },
        { divider: true },
        { label: m.actions.remove, icon: <Trash2 aria-hidden="true" />, tone: 'danger', onSelect: onRemove },
      ]}
    />
  );
}
