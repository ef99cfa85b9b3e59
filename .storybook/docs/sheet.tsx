import type { ReactNode } from 'react';
import { defaultBlock } from '../../packages/question-kit/src/assembly/core/defaults.ts';
import {
  isAuthored,
  typesByCategory,
  type QuestionType,
} from '../../packages/question-kit/src/types/question-types.ts';
import { definitionOf } from '../../packages/question-kit/src/assembly/core/registry.ts';
import { fixtures } from '../../packages/question-kit/src/fixtures.ts';
import { sheets } from './sheets.ts';
import './docs-style.ts';

const markerKeys = [
  ['0 … 9', 'Type a mark, from wherever the focus is in the block.'],
  ['↑ ↓', 'Half a point more or less.'],
  ['Home, End', 'Nothing, all of it.'],
  ['Enter', 'On to the next mark; with ⇧ back to the one before.'],
  ['C', 'Comment on the selected words (texts).'],
] as const;

const authorKeys = [
  ['/', 'Add anything, wherever no text is being written.'],
  ['Alt ↑ ↓', 'Move a block, an option, a line.'],
  ['Ctrl or Cmd Z, ⇧ Z', 'Undo, redo.'],
  ['Ctrl or Cmd S', 'Save.'],
] as const;

/** What a designer has to know of a type before writing one. Block and template come from the code that makes them. */
export function Sheet({ type }: { type: QuestionType }) {
  const sheet = sheets[type];
  const example = fixtures[type][0]?.block;
  const template = example && definitionOf(example.type).template(example);
  const block = isAuthored(type) ? defaultBlock(type) : example;
  const skills = Object.entries(typesByCategory).flatMap(([skill, types]: [string, readonly QuestionType[]]) =>
    skill !== 'All' && types.includes(type) ? [skill] : [],
  );
  return (
    <div className="rb-sheet">
      <p className="rb-sheet-lead">{sheet.examines}</p>
      <p>
        <strong>Offered in:</strong> {skills.length > 0 ? skills.join(', ') : 'any skill, where all types are offered'}.{' '}
        <strong>Type:</strong> <code>{type}</code>
      </p>
      <div className="rb-sheet-pair">
        <List title="Do" items={sheet.good} />
        <List title="Don’t" items={sheet.bad} />
      </div>
      {sheet.fields.length > 0 && <Rows title="Fields" head={['Field', 'Meaning']} rows={sheet.fields} code />}
      <div className="rb-sheet-pair">
        <Code title={isAuthored(type) ? 'A new block' : 'A block, as a task brings it'} value={block} />
        {template ? (
          <Code title="The empty answer to the first example" value={template} />
        ) : (
          <List
            title="The empty answer"
            items={['`[]`: there is no template. An entry is made with the first answer, if any.']}
          />
        )}
      </div>
      <Rows title="Keys: answering" head={['Keys', 'Do']} rows={sheet.keys} />
      <div className="rb-sheet-pair">
        <Rows title="Keys: marking" head={['Keys', 'Do']} rows={markerKeys} />
        <Rows title="Keys: writing" head={['Keys', 'Do']} rows={authorKeys} />
      </div>
      <List title="Accessibility" items={sheet.accessibility} />
    </div>
  );
}

function List({ title, items }: { title: string; items: readonly string[] }) {
  return (
    <section>
      <h2>{title}</h2>
      <ul>
        {items.map((item) => (
          <li key={item}>{withCode(item)}</li>
        ))}
      </ul>
    </section>
  );
}

function Code({ title, value }: { title: string; value: unknown }) {
  return (
    <section>
      <h2>{title}</h2>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls sideways must be reached by keys */}
      <pre tabIndex={0}>{JSON.stringify(value, null, 2)}</pre>
    </section>
  );
}

interface RowsProps {
  title: string;
  head: readonly [string, string];
  rows: readonly (readonly [string, string])[];
  code?: boolean;
}

function Rows({ title, head, rows, code = false }: RowsProps) {
  return (
    <section>
      <h2>{title}</h2>
      <table>
        <thead>
          <tr>
            {head.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, meaning]) => (
            <tr key={name}>
              <th scope="row">{code ? <code>{name}</code> : caps(name)}</th>
              <td>{withCode(meaning)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** Names of keys as caps, with the words between them as words. */
function caps(names: string): ReactNode[] {
  return names.split(/( or |, | … )/u).map((part, at) => (at % 2 === 1 ? part : <kbd key={part}>{part}</kbd>));
}

/** A sentence with what stands between backticks as code. */
function withCode(sentence: string): ReactNode[] {
  return sentence.split('`').map((part, at) => (at % 2 === 1 ? <code key={`${at} ${part}`}>{part}</code> : part));
}
