import { IconButton, Menu, type MenuAction, type MenuDivider } from '@rubrica/ui';
import { Ellipsis } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Change } from './use-run-change.ts';

/** Something that can be done with a row: a link, something that opens, or a change. */
export interface RowAction extends MenuAction {
  /** Runs when the action is chosen; its outcome appears in a toast. */
  change?: Change;
  /** Asks before the change. */
  confirm?: {
    title: string;
    body: ReactNode;
    /** The button that changes nothing, where the action itself cancels something. Default: "Cancel". */
    cancelLabel?: string;
  };
}

interface RowMenuProps {
  /** Names the button: "Actions for Evening B1". */
  label: string;
  actions: readonly (RowAction | MenuDivider)[];
  /** Called with the chosen action, where it is a change. */
  onChange: (action: RowAction) => void;
}

/** The menu at the end of a row. */
export function RowMenu({ label, actions, onChange }: RowMenuProps) {
  const items = actions.map((action) => {
    if ('divider' in action || !action.change) return action;
    const { change: _, confirm: __, ...item } = action;
    return { ...item, onSelect: () => onChange(action) };
  });
  return (
    <Menu
      align="end"
      trigger={<IconButton hideTooltip label={label} icon={<Ellipsis aria-hidden="true" />} />}
      items={items}
    />
  );
}
