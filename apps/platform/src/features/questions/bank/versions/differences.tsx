import { questionTypes, type Question } from '@rubrica/question-kit';
import { compareWords } from '@rubrica/question-kit/paper';
import { Chip, Cluster, Heading, Stack, token, VisuallyHidden } from '@rubrica/ui';
import { styled } from 'styled-components';
import { useFormat } from '../../../../lib/format.ts';
import { useMessages } from '../../../../lib/i18n.ts';
import { useQuestionNames } from '../../../../lib/questions/question-names.ts';
import type { FolderNames } from '../folder-tree.ts';
import { ar } from '../messages/ar.ts';
import { en } from '../messages/en.ts';
import { compareQuestions, type FieldDifference, type PartDifference } from './compare-questions.ts';
import type { FieldValue } from './part-fields.ts';

const Fields = styled.dl`
  display: grid;
  gap: ${token.space[8]} ${token.space[16]};
  margin: 0;

  & > div {
    display: grid;
    gap: ${token.space[4]};
  }
  & dt {
    color: ${token.color.inkSoft};
    font-size: ${token.font[14]};
  }
  & dd {
    margin: 0;
    white-space: pre-wrap;
    overflow-wrap: anywhere;
  }
  & ins {
    background: ${token.color.successSoft};
    color: ${token.color.successInk};
    text-decoration: underline;
    text-decoration-thickness: 2px;
  }
  & del {
    background: ${token.color.dangerSoft};
    color: ${token.color.dangerInk};
  }
  @media (min-width: 700px) {
    & > div {
      grid-template-columns: 200px minmax(0, 1fr);
    }
  }
`;

const PartFrame = styled.section`
  padding: ${token.space[16]};
  border: 1px solid ${token.color.line};
  border-radius: 12px;
`;

const stateTones = { added: 'success', removed: 'danger', changed: 'highlight' } as const;

interface DifferencesProps {
  before: Question;
  after: Question;
  names: FolderNames;
}

/** How a version of a question differs from another, part by part and word by word. */
export function Differences({ before, after, names }: DifferencesProps) {
  const messages = useMessages({ en, ar });
  const parts = compareQuestions(before, after);
  if (parts.length === 0) return <p>{messages.details.equal}</p>;
  return (
    <Stack gap={12}>
      {parts.map((part) => (
        <PartView key={`${part.part.kind} ${part.key}`} part={part} names={names} type={after.subQuestionType} />
      ))}
    </Stack>
  );
}

interface PartViewProps {
  part: PartDifference;
  names: FolderNames;
  type: Question['subQuestionType'];
}

function PartView({ part: { part, state, isMoved, fields }, names, type }: PartViewProps) {
  const { differences: messages } = useMessages({ en, ar });
  const name = part.kind === 'head' ? messages.head : messages[part.kind](part.number);
  return (
    <PartFrame>
      <Stack gap={12}>
        <Cluster gap={8}>
          <Heading level={3} size={16}>
            {name}
          </Heading>
          <Chip tone={stateTones[state]}>{messages[state]}</Chip>
        </Cluster>
        {isMoved && <p>{messages.moved}</p>}
        <Fields>
          {fields.map((field) => (
            <div key={field.key}>
              <dt>
                <FieldName field={field} type={type} />
              </dt>
              <dd dir="auto">
                <FieldChange field={field} names={names} />
              </dd>
            </div>
          ))}
        </Fields>
      </Stack>
    </PartFrame>
  );
}

function FieldName({ field: { field, item }, type }: { field: FieldDifference; type: Question['subQuestionType'] }) {
  const { differences: messages } = useMessages({ en, ar });
  const name = field === 'file' ? messages.file : (messages.fields[field] ?? messages.other);
  if (item === null) return name;
  const nameItem =
    type === 'MCQ'
      ? messages.option
      : type === 'Matching'
        ? messages.pair
        : type === 'FillInBlanks'
          ? messages.gap
          : messages.item;
  return `${nameItem(item)} · ${name}`;
}

function FieldChange({ field: { field, before, after }, names }: { field: FieldDifference; names: FolderNames }) {
  const { differences: messages } = useMessages({ en, ar });
  const { number } = useFormat();
  const { skillNames, typeName } = useQuestionNames();
  const shown = (value: FieldValue): string => {
    if (typeof value === 'boolean') return value ? messages.yes : messages.no;
    if (typeof value === 'number') return number(value);
    if (field === 'category' || field === 'level' || field === 'diploma')
      return names[field].find((option) => option.value === value)?.label ?? messages.empty;
    const skill = Object.entries(skillNames).find(([name]) => field === 'type' && name === value);
    if (skill) return skill[1];
    return field === 'subQuestionType' ? typeNameOf(value, typeName) : value;
  };
  if (before === after) return field === 'order' ? messages.moved : messages.formatting;
  if (typeof before === 'string' && typeof after === 'string' && !isName(field)) {
    return compareWords(before, after).map(({ kind, text }, index) => {
      const key = `${index}`;
      if (kind === 'same') return <span key={key}>{text}</span>;
      const Tag = kind === 'added' ? 'ins' : 'del';
      return (
        <Tag key={key}>
          <VisuallyHidden>{` ${messages[kind]}: `}</VisuallyHidden>
          {text}
        </Tag>
      );
    });
  }
  return (
    <>
      {before !== null && <Value as="del" label={messages.was} text={shown(before) || messages.empty} />}{' '}
      {after !== null && <Value as="ins" label={messages.now} text={shown(after) || messages.empty} />}
    </>
  );
}

function Value({ as: Tag, label, text }: { as: 'ins' | 'del'; label: string; text: string }) {
  return (
    <Tag>
      <VisuallyHidden>{`${label}: `}</VisuallyHidden>
      <bdi>{text}</bdi>
    </Tag>
  );
}

/** Fields whose value is read as one, not word by word: it is chosen, or says how items stand. */
function isName(field: string): boolean {
  return ['category', 'level', 'diploma', 'type', 'subQuestionType', 'file', 'order'].includes(field);
}

function typeNameOf(value: string, typeName: ReturnType<typeof useQuestionNames>['typeName']): string {
  const known = questionTypes.find((type) => type === value);
  return known ? typeName(known) : value;
}
