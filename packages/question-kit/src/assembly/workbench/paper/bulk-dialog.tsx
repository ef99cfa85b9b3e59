import { Button, Dialog, MultiCombobox, Select, Stack, TextField } from '@rubrica/ui';
import { useId, useState, type SyntheticEvent } from 'react';
import { pointsIn } from './blueprint/points-in.ts';
import { usePaperMessages } from './messages/use-paper-messages.ts';

/** What is changed in several questions; what is undefined stays as it is. */
export interface BulkChanges {
  level?: string | undefined;
  category?: string | undefined;
  points?: number | undefined;
  addedTags: readonly string[];
  removedTags: readonly string[];
}

interface BulkDialogProps {
  count: number;
  /** How many of them have points that cannot be set. */
  fixedCount: number;
  levels: readonly string[];
  categories: readonly string[];
  /** The tags that the questions have. */
  tags: readonly string[];
  onApply: (changes: BulkChanges) => void;
  onClose: () => void;
}

/** Values of a select that are no name. */
const unchanged = 'unchanged';
const named = (name: string) => `name ${name}`;
const nameOf = (value: string) => (value === unchanged ? undefined : value.slice('name '.length));

/** Edits level, category, points and tags of several questions at once. */
export function BulkDialog({ count, fixedCount, levels, categories, tags, onApply, onClose }: BulkDialogProps) {
  const { bulk: m } = usePaperMessages();
  const [level, setLevel] = useState(unchanged);
  const [category, setCategory] = useState(unchanged);
  const [points, setPoints] = useState('');
  const [added, setAdded] = useState('');
  const [removedTags, setRemoved] = useState<readonly string[]>([]);
  const [isRefused, setRefused] = useState(false);
  const choicesOf = (names: readonly string[]) => [
    { value: unchanged, label: m.unchanged },
    { value: named(''), label: m.none },
    ...names.map((name) => ({ value: named(name), label: name })),
  ];
  const formId = useId();
  const apply = (event: SyntheticEvent) => {
    event.preventDefault();
    const given = pointsIn(points, 1000);
    if (given === null) return setRefused(true);
    const addedTags = added
      .split(/[,،]/u)
      .map((tag) => tag.trim().slice(0, 60))
      .filter(Boolean);
    onApply({ level: nameOf(level), category: nameOf(category), points: given, addedTags, removedTags });
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={m.title(count)}
      actions={
        <Button type="submit" form={formId} variant="primary">
          {m.apply}
        </Button>
      }
    >
      <Stack as="form" id={formId} onSubmit={apply}>
        <Select label={m.level} value={level} onChange={setLevel} options={choicesOf(levels)} />
        <Select label={m.category} value={category} onChange={setCategory} options={choicesOf(categories)} />
        <TextField
          label={m.points}
          hint={fixedCount === 0 ? m.pointsHint : `${m.pointsHint} ${m.pointsFixed(fixedCount)}`}
          inputMode="decimal"
          dir="ltr"
          value={points}
          error={isRefused ? m.pointsError : undefined}
          onChange={(event) => {
            setRefused(false);
            setPoints(event.target.value);
          }}
        />
        <TextField
          label={m.addTags}
          hint={m.addTagsHint}
          value={added}
          onChange={(event) => setAdded(event.target.value)}
        />
        {tags.length > 0 && (
          <MultiCombobox
            label={m.removeTags}
            options={tags.map((tag) => ({ value: tag, label: tag }))}
            value={removedTags}
            onChange={setRemoved}
          />
        )}
      </Stack>
    </Dialog>
  );
}
