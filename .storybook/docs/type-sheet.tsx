import type { ReactNode } from 'react';
import { defaultBlock } from '../../packages/question-kit/src/assembly/core/defaults.ts';
import {
  isAuthored,
  typesByCategory,
  type QuestionType,
} from '../../packages/question-kit/src/types/question-types.ts';
import { skillNames as allSkillNames } from '../../packages/question-kit/src/primitives/text/skill-names.ts';
import { manifestOf } from '../../packages/question-kit/src/assembly/core/registry.ts';
import { fixtures } from '../../packages/question-kit/src/fixtures.ts';
import { sheets, workbenchWith } from './sheets.ts';
import './docs-style.ts';

const skillNames: Readonly<Record<string, string>> = allSkillNames.en;

const markerKeys = [
  ['0 … 9', 'Enter a mark, wherever the focus is in the block.'],
  ['↑ ↓', 'Increase or decrease the mark by a half.'],
  ['Home, End', 'Set the mark to 0 or to the maximum.'],
  ['Enter', 'Go to the next mark; with Shift to the previous one.'],
  ['C', 'Comment on the selected text (essays and other texts).'],
] as const;

const authorKeys = [
  ['/', 'Open the menu that adds a part, wherever no text is written.'],
  ['Alt ↑ ↓', 'Move a block, an option or a line.'],
  ['Ctrl or Cmd Z, Shift Z', 'Undo, redo.'],
  ['Ctrl or Cmd S', 'Save as a file.'],
] as const;

interface TypeSheetProps {
  type: QuestionType;
  /** An example that can be answered. */
  children: ReactNode;
}

/** The docs of a question type for designers. The block and the template are made by the kit. */
export function TypeSheet({ type, children }: TypeSheetProps) {
  const sheet = sheets[type];
  const example = fixtures[type][0]?.block;
  const template = example && manifestOf(example.type).template(example);
  const block = isAuthored(type) ? defaultBlock(type) : example;
  const skills = Object.entries(typesByCategory).flatMap(([skill, types]: [string, readonly QuestionType[]]) =>
    skill !== 'All' && types.includes(type) ? [skillNames[skill] ?? skill] : [],
  );
  return (
    <div className="rb-sheet sb-unstyled">
      <p className="rb-sheet-lead">{sheet.examines}</p>
      <p>
        <strong>Offered in:</strong> {skills.length > 0 ? skills.join(', ') : 'editors that offer all types'}.
      </p>
      <section className="rb-sheet-example">{children}</section>
      <div className="rb-sheet-pair">
        <List title="Do" items={sheet.good} />
        <List title="Don’t" items={sheet.bad} />
      </div>
      {isAuthored(type) && (
        <p>
          <a className="rb-sheet-write" href={workbenchWith(type)} target="_top">
            Write one now
          </a>
        </p>
      )}
      {sheet.fields.length > 0 && <Rows title="Fields" head={['Field', 'Meaning']} rows={sheet.fields} code />}
      <Rows title="Keyboard: answering" head={['Keys', 'Effect']} rows={sheet.keys} />
      <div className="rb-sheet-pair">
        <Rows title="Keyboard: marking" head={['Keys', 'Effect']} rows={markerKeys} />
        <Rows title="Keyboard: authoring" head={['Keys', 'Effect']} rows={authorKeys} />
      </div>
      <List title="Accessibility" items={sheet.accessibility} />
      <details>
        <summary>As JSON</summary>
        <p>
          <strong>Type:</strong> <code>{type}</code>
        </p>
        <div className="rb-sheet-pair">
          <Code title={isAuthored(type) ? 'A new block' : 'A block, as a task contains it'} value={block} />
          {template ? (
            <Code title="Empty answer to the first example" value={template} />
          ) : (
            <List
              title="Empty answer"
              items={['`[]`: this type has no template. The first answer creates the entry.']}
            />
          )}
        </div>
      </details>
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
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrollable element must be focusable */}
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
              <th scope="row">{code ? <code>{name}</code> : withKbd(name)}</th>
              <td>{withCode(meaning)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** Wraps the names of keys in `<kbd>` and leaves the words between them. */
function withKbd(names: string): ReactNode[] {
  return names.split(/( or |, | … )/u).map((part, index) => (index % 2 === 1 ? part : <kbd key={part}>{part}</kbd>));
}

/** Renders the parts of a sentence between backticks as code. */
function withCode(sentence: string): ReactNode[] {
  return sentence
    .split('`')
    .map((part, index) => (index % 2 === 1 ? <code key={`${index} ${part}`}>{part}</code> : part));
}
