import type { GroupId } from '@rubrica/api-client/contract';
import { useMessages } from '../../../lib/i18n.ts';
import { useGroupOptions } from '../../../lib/options/use-options.ts';
import { ResourceFilters } from '../../../lib/resource/resource-filters.tsx';
import { ar } from '../messages/ar.ts';
import { en } from '../messages/en.ts';

interface GroupFilterProps {
  /** The groups of the task. */
  groups: readonly GroupId[];
  value: GroupId | undefined;
  onChange: (change: Record<string, string | undefined>) => void;
}

/** Narrows the attempts to one group, where the marker sees more than one group of the task. */
export function GroupFilter({ groups, value, onChange }: GroupFilterProps) {
  const { queue: messages } = useMessages({ en, ar });
  // A group that is archived may still be marked.
  const options = useGroupOptions()
    .filter((option) => groups.includes(option.value))
    .map((option) => ({ value: option.value, label: option.label }));
  // An address may narrow what there is nothing to choose from: then it can be widened.
  if (options.length < 2 && value === undefined) return null;
  const select = { label: messages.group, all: messages.allGroups };
  return (
    <ResourceFilters filters={[{ name: 'group', options, select }]} values={{ group: value }} onChange={onChange} />
  );
}
