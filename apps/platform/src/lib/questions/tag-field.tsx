import { foldText, MultiCombobox } from '@rubrica/ui';
import { useState } from 'react';
import { useMessages } from '../i18n.ts';
import { ar, en } from './tag-messages.ts';
import { useTags } from './use-tags.ts';

interface TagFieldProps {
  label: string;
  hint?: string;
  hideLabel?: boolean;
  placeholder?: string;
  value: readonly string[];
  onChange: (value: string[]) => void;
  /** Whether a tag that there is not yet can be written. */
  canCreate?: boolean;
}

const folded = (text: string) => foldText(text).trim();

/** Chooses tags, those that there are first. */
export function TagField({ value, onChange, canCreate = false, ...field }: TagFieldProps) {
  const messages = useMessages({ en, ar });
  const tags = useTags();
  const [typed, setTyped] = useState('');
  const matching = tags.filter(({ name }) => folded(name).includes(folded(typed)));
  const written = typed.replaceAll(/[,،]/gu, ' ').trim().slice(0, 40);
  const isNew = canCreate && written !== '' && !tags.some(({ name }) => folded(name) === folded(written));
  return (
    <MultiCombobox
      {...field}
      value={value}
      onChange={onChange}
      onSearch={setTyped}
      emptyText={canCreate ? messages.typeNewTag : messages.noTags}
      selectedOptions={value.map((name) => ({ value: name, label: name }))}
      options={[
        ...matching.map(({ name, questions }) => ({
          value: name,
          label: name,
          description: messages.questions(questions),
        })),
        ...(isNew ? [{ value: written, label: written, description: messages.newTag }] : []),
      ]}
    />
  );
}
