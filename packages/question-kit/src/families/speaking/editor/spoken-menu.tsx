import type { MenuItem } from '@rubrica/ui';
import { Timer } from 'lucide-react';
import { ItemMenu } from '../../../primitives/editor/blocks/item-menu.tsx';
import type { ItemActs } from './use-item-acts.ts';
import { useEditorMessageSet } from '../../../primitives/editor/messages/message-set.ts';
import { speakingEditorMessages } from './editor-messages.ts';

interface SpokenMenuProps {
  name: string;
  place: number;
  total: number;
  acts: ItemActs;
  onDuplicate: () => void;
  onTimesToAll: () => void;
  /** What this kind of item can do besides, first. */
  more?: readonly MenuItem[];
}

/** Everything else that one can do with a prompt or photo: its times can serve all the others. */
export function SpokenMenu({ name, place, total, acts, onDuplicate, onTimesToAll, more = [] }: SpokenMenuProps) {
  const own = useEditorMessageSet(speakingEditorMessages);
  return (
    <ItemMenu
      name={name}
      place={place}
      total={total}
      onMove={(to) => acts.move(place, to, true)}
      onDuplicate={onDuplicate}
      onRemove={acts.remove}
      more={[
        ...more,
        { label: own.toAll, icon: <Timer aria-hidden="true" />, disabled: total < 2, onSelect: onTimesToAll },
      ]}
    />
  );
}
