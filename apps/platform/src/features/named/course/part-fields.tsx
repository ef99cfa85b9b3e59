import { Chip, Combobox, IconButton, Stack, token } from '@rubrica/ui';
import { X } from 'lucide-react';
import { useId, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { styled } from 'styled-components';
import { KeepFocus } from '../../../lib/focus/keep-focus.tsx';
import { useMessages } from '../../../lib/i18n.ts';
import { SortableList } from '../../../lib/sortable/sortable-list.tsx';
import { type CoursePart, partKey } from './course-part.ts';
import { courseMessages } from './messages.ts';
import { useCourseParts } from './use-course-parts.ts';

const Empty = styled.p`
  color: ${token.color.inkSoft};
`;

const Label = styled.p`
  font-weight: 600;
`;

/** The parts of a course: a search that adds one, and the chosen ones in their order. */
export function PartFields() {
  const m = useMessages(courseMessages);
  const { control, setValue } = useFormContext<{ items: CoursePart[] }>();
  const chosen = useWatch({ control, name: 'items' });
  const [search, setSearch] = useState('');
  const found = useCourseParts(search);
  const label = useId();
  const parts = found.parts.filter((part) => !chosen.some((each) => partKey(each) === partKey(part)));
  const change = (items: CoursePart[]) => setValue('items', items, { shouldDirty: true });
  const move = (from: number, to: number) => {
    const part = chosen[from];
    if (part && to >= 0 && to < chosen.length) change(chosen.toSpliced(from, 1).toSpliced(to, 0, part));
  };

  return (
    <Stack gap={12}>
      <Combobox
        label={m.add}
        hint={m.addHint}
        value={null}
        options={parts.map((part) => ({
          value: partKey(part),
          label: part.title,
          description: m.kinds[part.kind],
        }))}
        onSearch={setSearch}
        loading={found.isLoading}
        emptyText={m.nothingFound}
        onChange={(key) => {
          const part = parts.find((each) => partKey(each) === key);
          if (part) change([...chosen, part]);
        }}
      />
      <Stack as="section" gap={8} aria-labelledby={label}>
        <Label id={label}>
          {m.parts} ({m.count(chosen.length)})
        </Label>
        <KeepFocus>
          {chosen.length === 0 ? (
            <Empty>{m.empty}</Empty>
          ) : (
            <SortableList
              label={m.parts}
              items={chosen}
              keyOf={(part) => ({ id: partKey(part), name: part.title })}
              onMove={move}
              action={(part) => (
                <IconButton
                  label={m.removePart(part.title)}
                  icon={<X aria-hidden="true" />}
                  onClick={() => change(chosen.filter((each) => partKey(each) !== partKey(part)))}
                />
              )}
            >
              {({ kind, title, status }) => (
                <>
                  <b>{title}</b>
                  <small>{m.kinds[kind]}</small>
                  {(status === 'draft' || status === 'archived') && <Chip>{m.hidden[status]}</Chip>}
                </>
              )}
            </SortableList>
          )}
        </KeepFocus>
      </Stack>
    </Stack>
  );
}
