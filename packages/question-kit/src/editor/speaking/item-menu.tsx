import { IconButton, Menu, type MenuItem } from '@rubrica/ui';
import { ChevronDown, ChevronUp, Copy, Ellipsis, Timer, Trash2 } from 'lucide-react';
import { useEditorMessages } from '../messages/use-editor-messages.ts';
import type { ItemActs } from './use-item-acts.ts';
import { useSpeakingWords } from './use-speaking-words.ts';

interface ItemMenuProps {
  name: string;
  place: number;
  total: number;
  acts: ItemActs;
  onDuplicate: () => void;
  onTimesToAll: () => void;
  /** What this kind of item can do besides, first. */
  more?: readonly MenuItem[];
}

/** Everything else that one can do with a prompt or photo. */
export function ItemMenu({ name, place, total, acts, onDuplicate, onTimesToAll, more = [] }: ItemMenuProps) {
  const m = useEditorMessages();
  const own = useSpeakingWords();
  return (
    <Menu
      align="end"
      trigger={<IconButton label={m.outline.more(name)} icon={<Ellipsis aria-hidden="true" />} />}
      items={[
        ...more,
        { label: own.toAll, icon: <Timer aria-hidden="true" />, disabled: total < 2, onSelect: onTimesToAll },
        { label: m.act.duplicate, icon: <Copy aria-hidden="true" />, onSelect: onDuplicate },
        {
          label: m.act.moveUp,
          icon: <ChevronUp aria-hidden="true" />,
          shortcut: 'Alt ↑',
          disabled: place === 0,
          onSelect: () => acts.move(place, place - 1, true),
        },
        {
          label: m.act.moveDown,
          icon: <ChevronDown aria-hidden="true" />,
          shortcut: 'Alt ↓',
          disabled: place === total - 1,
          onSelect: () => acts.move(place, place + 1, true),
        },
        { divider: true },
        { label: m.act.remove, icon: <Trash2 aria-hidden="true" />, tone: 'danger', onSelect: acts.remove },
      ]}
    />
  );
}
