import type { MenuItem } from '@rubrica/ui';
import { Timer } from 'lucide-react';
import { ItemMenu } from '../../../primitives/editor/blocks/item-menu.tsx';
import type { ItemActions } from './use-item-actions.ts';
import { useEditorMessageSet } from '../../../primitives/editor/messages/message-set.ts';
import { speakingEditorMessages } from './editor-messages.ts';

interface SpokenMenuProps {
  name: string;
  itemIndex: number;
  total: number;
  actions: ItemActions;
  onDuplicate: () => void;
  onTimesToAll: () => void;
  /** Further actions of this kind of item, shown first. */
  more?: readonly MenuItem[];
}

/** The menu of a prompt or photo: its times can be copied to all the others. */
export function SpokenMenu({ name, itemIndex, total, actions, onDuplicate, onTimesToAll, more = [] }: SpokenMenuProps) {
  const own = useEditorMessageSet(speakingEditorMessages);
  return (
    <ItemMenu
      name={name}
      place={itemIndex}
      total={total}
      onMove={(to) => actions.move(itemIndex, to, true)}
      onDuplicate={onDuplicate}
      onRemove={actions.remove}
      more={[
        ...more,
        { label: own.toAll, icon: <Timer aria-hidden="true" />, disabled: total < 2, onSelect: onTimesToAll },
      ]}
    />
  );
}
