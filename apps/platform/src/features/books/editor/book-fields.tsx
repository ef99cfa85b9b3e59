import { cefrLevels, type BookContent, type CefrLevel } from '@rubrica/api-client/contract';
import { Combobox, type Option, Select, Stack, TextField } from '@rubrica/ui';
import { useState } from 'react';
import { useMessages } from '../../../lib/i18n.ts';
import { useNamedOptions } from '../../../lib/options/use-options.ts';
import { latinDigits } from '../../../lib/text/latin-digits.ts';
import { genreName, genres } from '../genres.ts';
import { ar } from '../messages/ar.ts';
import { en } from '../messages/en.ts';
import type { Change } from './use-history.ts';

const none = 'none';
const languages = ['en', 'ar'] as const;
const accents = ['br', 'us'] as const;
const grades = Array.from({ length: 12 }, (_, index) => index + 1);
const mostLexile = 2000;

/** Returns what is written as a Lexile target; null where it is none. */
function lexileOf(text: string): number | null {
  const digits = latinDigits(text.trim());
  return /^\d+$/u.test(digits) && Number(digits) <= mostLexile ? Number(digits) : null;
}

interface BookFieldsProps {
  content: BookContent;
  change: Change<BookContent>;
}

/** What a book is called, what it is, and whom it is for. */
export function BookFields({ content, change }: BookFieldsProps) {
  const m = useMessages({ en, ar });
  const { form } = m;
  const categories = useNamedOptions('categories');
  const [lexile, setLexile] = useState(String(content.lexile));
  const written = lexileOf(lexile);
  const shownLexile = written !== null && written !== content.lexile ? String(content.lexile) : lexile;
  const set = <Key extends keyof BookContent>(key: Key, value: BookContent[Key]) =>
    change((before) => ({ ...before, [key]: value }), key);
  const known: Option[] = genres.map((genre) => ({ value: genre, label: form.genres[genre] }));
  const genreOptions = known.some(({ value }) => value === content.genre)
    ? known
    : [...known, { value: content.genre, label: genreName(m, content.genre) }];

  return (
    <Stack gap={16}>
      <TextField
        label={form.title}
        value={content.title}
        maxLength={200}
        error={content.title.trim() === '' ? form.titleRequired : undefined}
        autoComplete="off"
        dir="auto"
        onChange={({ target }) => set('title', target.value)}
      />
      <Select
        label={form.language}
        value={content.language}
        onChange={(language) => set('language', language)}
        options={languages.map((language) => ({ value: language, label: m.languages[language] }))}
      />
      <Combobox
        label={form.category}
        value={content.category}
        placeholder={form.noCategory}
        onChange={(category) => set('category', category)}
        options={categories}
      />
      <Select
        label={form.genre}
        value={content.genre}
        onChange={(genre) => set('genre', genre)}
        options={genreOptions}
      />
      <Select
        label={form.grade}
        value={String(content.grade ?? none)}
        onChange={(grade) => set('grade', grade === none ? null : Number(grade))}
        options={[
          { value: none, label: form.noGrade },
          ...grades.map((grade) => ({ value: String(grade), label: form.gradeOf(grade) })),
        ]}
      />
      <TextField
        label={form.lexile}
        hint={form.lexileHint}
        inputMode="numeric"
        value={shownLexile}
        error={written === null ? form.lexileWrong : undefined}
        onChange={({ target }) => {
          const { value } = target;
          setLexile(value);
          const next = lexileOf(value);
          if (next !== null) set('lexile', next);
        }}
      />
      <Select
        label={form.level}
        hint={form.levelHint}
        value={content.level ?? none}
        onChange={(level) => set('level', cefrLevels.find((one): one is CefrLevel => one === level) ?? null)}
        options={[{ value: none, label: form.noLevel }, ...cefrLevels.map((level) => ({ value: level, label: level }))]}
      />
      {content.language === 'en' && (
        <Select
          label={form.accent}
          value={content.accent}
          onChange={(accent) => set('accent', accent)}
          options={accents.map((accent) => ({ value: accent, label: form.accents[accent] }))}
        />
      )}
    </Stack>
  );
}
