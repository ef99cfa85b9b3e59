import type { ReactNode } from 'react';
import { promptLines, type PromptLine } from '../../families/short-answers/prompt-lines.ts';
import type { ItemId } from '../../primitives/schema/ids.ts';

interface SheetProps {
  content: readonly { id: ItemId; prompt?: string | undefined }[];
  /** The content of each field, in order, with React keys. */
  fields: readonly ReactNode[];
  label: string;
  lang: string;
}

type Line = PromptLine & { key: string; field?: ReactNode };

/**
 * The ruled sheet: titles, headings, and notes as bullet lines with a field in them. Its margin is where its own writing
 * begins; nothing in it but the fields has a direction of its own, or `auto` would not see it.
 */
export function Sheet({ content, fields, label, lang }: SheetProps) {
  return (
    <div className="rb-notes" data-fields="" role="group" aria-label={label} lang={lang} dir="auto">
      {sections({ content, fields }).map(({ head, lines }) => (
        <div key={head?.key ?? 'first'}>
          {head && (
            <p className="rb-notes-head" data-kind={head.kind}>
              <b>{head.kind === 'field' ? '' : head.text}</b>
            </p>
          )}
          {lines.length > 0 && (
            <ul>
              {lines.map((line) => (
                <li key={line.key}>
                  <NoteLine line={line} />
                </li>
              ))}
            </ul>
          )}
        </div>
      ))}
    </div>
  );
}

function NoteLine({ line }: { line: Line }) {
  if (line.kind !== 'field') return line.text;
  return (
    <>
      {line.before}
      {line.field}
      {line.after}
    </>
  );
}

/** A heading with the notes under it; notes before the first heading have none. */
function sections({ content, fields }: Pick<SheetProps, 'content' | 'fields'>) {
  const all: { head: Line | undefined; lines: Line[] }[] = [];
  for (const [place, field] of fields.entries()) {
    const item = content[place];
    for (const [at, line] of promptLines(item?.prompt ?? '').entries()) {
      const one: Line = { ...line, key: `${item?.id ?? place} ${at}`, field };
      if (line.kind === 'title' || line.kind === 'heading') all.push({ head: one, lines: [] });
      else {
        if (all.length === 0) all.push({ head: undefined, lines: [] });
        all.at(-1)?.lines.push(one);
      }
    }
  }
  return all;
}
