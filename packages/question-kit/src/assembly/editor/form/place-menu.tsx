import { IconButton, Menu } from '@rubrica/ui';
import { ChevronDown, ChevronUp, Copy, Ellipsis, Plus, Trash2 } from 'lucide-react';
import { memo } from 'react';
import { useEditorMessages } from '../../../primitives/editor/messages/use-editor-messages.ts';
import { useEditorWorkspace } from '../state/editor-workspace.ts';
import type { PlaceList, usePlaceActs } from '../state/use-place-acts.ts';

export interface PlaceMenuProps {
  list: PlaceList;
  place: number;
  total: number;
  name: string;
  acts: ReturnType<typeof usePlaceActs>;
}

/** What one can do with a whole card of the form. */
export const PlaceMenu = memo(function PlaceMenu({ list, place, total, name, acts }: PlaceMenuProps) {
  const m = useEditorMessages();
  const { fieldId, openMenu } = useEditorWorkspace();
  const addBelow = () =>
    openMenu({ anchor: document.getElementById(fieldId([list, place])), list, at: place + 1, from: 'form' });
  return (
    <Menu
      align="end"
      trigger={<IconButton hideTooltip label={m.outline.more(name)} icon={<Ellipsis aria-hidden="true" />} />}
      items={[
        { label: m.act.addBelow, icon: <Plus aria-hidden="true" />, shortcut: '/', onSelect: addBelow },
        { label: m.act.duplicate, icon: <Copy aria-hidden="true" />, onSelect: () => acts.duplicate(place) },
        {
          label: m.act.moveUp,
          icon: <ChevronUp aria-hidden="true" />,
          disabled: place === 0,
          onSelect: () => acts.move(place, place - 1),
        },
        {
          label: m.act.moveDown,
          icon: <ChevronDown aria-hidden="true" />,
          disabled: place === total - 1,
          onSelect: () => acts.move(place, place + 1),
        },
        { divider: true },
        {
          label: m.act.remove,
          icon: <Trash2 aria-hidden="true" />,
          tone: 'danger',
          onSelect: () => acts.remove(place),
        },
      ]}
    />
  );
});
