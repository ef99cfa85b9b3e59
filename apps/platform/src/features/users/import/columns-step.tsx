import { type ImportField, importFields, type UserImportPreview } from '@rubrica/api-client/contract';
import {
  Banner,
  Button,
  Cluster,
  Radio,
  RadioGroup,
  Select,
  Stack,
  Table,
  type TableColumn,
  TextField,
  token,
} from '@rubrica/ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import { useMessages } from '../../../lib/i18n.ts';
import { useCommaList } from '../../../lib/text/use-comma-list.ts';
import { changeImport, type ExistingChoice, forgetImport, type ImportDraft } from './import-draft.ts';
import { ar } from './messages/ar.ts';
import { en } from './messages/en.ts';
import { StepHeading } from './step-heading.tsx';

type Column = UserImportPreview['columns'][number];
type Meaning = ImportField | 'none';

const required = ['name', 'email'] as const;
const choices = ['skip', 'groups', 'update'] as const satisfies ExistingChoice[];

const Examples = styled.span`
  color: ${token.color.inkSoft};
  overflow-wrap: anywhere;
`;

/** Says what each column is taken for, and lets the admin correct it. */
export function ColumnsStep({ draft, columns }: { draft: ImportDraft; columns: readonly Column[] }) {
  const { columns: m, fields } = useMessages({ en, ar });
  const commaList = useCommaList();
  const [meanings, setMeanings] = useState<readonly (ImportField | null)[]>(
    () => draft.columns ?? columns.map(({ field }) => field),
  );
  const [code, setCode] = useState(`+${draft.countryCode}`);
  const [isChecked, setChecked] = useState(false);
  const chosen = meanings.filter((field) => field !== null);
  const missing = required.filter((field) => !chosen.includes(field));
  const twice = chosen.find((field, index) => chosen.indexOf(field) < index);
  const countryCode = /^\+?(?<digits>[1-9]\d{0,2})$/u.exec(code.trim())?.groups?.['digits'];
  const problem =
    twice !== undefined
      ? m.twice(fields[twice])
      : missing.length > 0
        ? m.missing(commaList(missing.map((field) => fields[field])))
        : undefined;

  const proceed = () => {
    setChecked(true);
    if (problem !== undefined || countryCode === undefined) return;
    changeImport({ columns: meanings, countryCode, step: 'check' });
  };
  const options = [
    { value: 'none' as const, label: m.leaveOut },
    ...importFields.map((field) => ({ value: field, label: fields[field] })),
  ] satisfies { value: Meaning; label: string }[];
  const nameOf = ({ letter, heading }: Column) => (heading === '' ? letter : `${letter} · ${heading}`);
  const tableColumns: TableColumn<Column & { index: number }>[] = [
    { key: 'column', header: m.column, primary: true, cell: (column) => <bdi>{nameOf(column)}</bdi> },
    {
      key: 'examples',
      header: m.examples,
      cell: ({ examples }) => (
        <Examples>
          <bdi>{examples.join(' · ')}</bdi>
        </Examples>
      ),
    },
    {
      key: 'meaning',
      header: m.meaning,
      width: '240px',
      cell: (column) => (
        <Select<Meaning>
          label={m.meaningOf(nameOf(column))}
          hideLabel
          options={options}
          value={meanings[column.index] ?? 'none'}
          onChange={(value) =>
            setMeanings((before) => before.map((old, at) => (at === column.index ? fieldOf(value) : old)))
          }
        />
      ),
    },
  ];

  return (
    <Stack gap={24}>
      <Stack gap={4}>
        <StepHeading>{m.title}</StepHeading>
        <p>{m.lead(draft.file.name)}</p>
      </Stack>
      {problem !== undefined && (isChecked || missing.length > 0) && (
        <Banner tone={isChecked ? 'danger' : 'warning'} announce>
          {problem}
        </Banner>
      )}
      <Table
        label={m.table}
        columns={tableColumns}
        rows={columns.map((column, index) => ({ ...column, index }))}
        rowKey={({ letter }) => letter}
      />
      <RadioGroup
        label={m.existing}
        hint={m.existingHint}
        value={draft.existing}
        onChange={(value) => {
          const existing = choices.find((choice) => choice === value);
          if (existing) changeImport({ existing });
        }}
      >
        {choices.map((choice) => (
          <Radio
            key={choice}
            value={choice}
            label={m[choice]}
            hint={choice === 'groups' ? m.groupsHint : choice === 'update' ? m.updateHint : undefined}
          />
        ))}
      </RadioGroup>
      <div style={{ maxInlineSize: 360 }}>
        <TextField
          label={m.countryCode}
          value={code}
          dir="ltr"
          inputMode="tel"
          maxLength={4}
          error={isChecked && countryCode === undefined ? m.countryCodeInvalid : undefined}
          onChange={({ target }) => setCode(target.value)}
        />
      </div>
      <Cluster gap={12}>
        <Button variant="primary" onClick={proceed}>
          {m.next}
        </Button>
        <Button onClick={forgetImport}>{m.back}</Button>
      </Cluster>
    </Stack>
  );
}

function fieldOf(meaning: Meaning): ImportField | null {
  return meaning === 'none' ? null : meaning;
}
