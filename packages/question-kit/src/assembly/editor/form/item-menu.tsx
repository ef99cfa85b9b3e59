import { IconButton, Menu } from '@rubrica/ui';
import { ChevronDown, ChevronUp, Copy, Ellipsis, Plus, Trash2 } from 'lucide-react';
import { memo } from 'react';
import { useEditorMessages } from '../../../primitives/editor/messages/use-editor-messages.ts';
import { useEditorWorkspace } from '../state/editor-workspace.ts';
import type { DraftList, useItemActions } from '../state/use-item-actions.ts';

export interface ItemMenuProps {
  list: DraftList;
  index: number;
  total: number;
  name: string;
  actions: ReturnType<typeof useItemActions>;
}

/** The menu of a card of the form: move, copy, delete. */
export const ItemMenu = memo(function PlaceMenu({ list, index: place, total, name, actions: acts }: ItemMenuProps) {
  const m = useEditorMessages();
  const { fieldId, openMenu } = useEditorWorkspace();
  const addBelow = () =>
    openMenu({ anchor: document.getElementById(fieldId([list, place])), list, at: place + 1, from: 'form' });
  return (
    <Menu
      align="end"
      trigger={<IconButton hideTooltip label={m.outline.more(name)} icon={<Ellipsis aria-hidden="true" />} />}
      items={[
        { label: m.actions.addBelow, icon: <Plus aria-hidden="true" />, shortcut: '/', onSelect: addBelow },
        { label: m.actions.duplicate, icon: <Copy aria-hidden="true" />, onSelect: () => acts.duplicate(place) },
        {
          label: m.actions.moveUp,
          icon: <ChevronUp aria-hidden="true" />,
          disabled: place === 0,
          onSelect: () => acts.move(place, place - 1),
        },
        {
          label: m.actions.moveDown,
          icon: <ChevronDown aria-hidden="true" />,
          disabled: place === total - 1,
          onSelect: () => acts.move(place, place + 1),
        },
        { divider: true },
        {
          label: m.actions.remove,
          icon: <Trash2 aria-hidden="true" />,
          tone: 'danger',
          onSelect: () => acts.remove(place),
        },
      ]}
    />
  );
});
