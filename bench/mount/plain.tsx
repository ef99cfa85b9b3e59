import { createElement, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import type { Drawn } from './drawn.ts';
import { host, painted } from './items.ts';

const reactNames: Record<string, string> = {
  class: 'className',
  for: 'htmlFor',
  maxlength: 'maxLength',
  autocomplete: 'autoComplete',
  autocapitalize: 'autoCapitalize',
  autocorrect: 'autoCorrect',
  spellcheck: 'spellCheck',
  tabindex: 'tabIndex',
  readonly: 'readOnly',
  inputmode: 'inputMode',
  viewbox: 'viewBox',
};

/** The same, ready for `createElement`; made before the clock starts, as a compiler would. */
interface Ready {
  tag: string;
  properties: Record<string, unknown>;
  children: (Ready | string)[];
}

function ready(drawn: Drawn | string): Ready | string {
  if (typeof drawn === 'string') return drawn;
  const properties = Object.entries(drawn.attributes)
    .filter(([name]) => name !== 'style' && !(drawn.tag === 'input' && name === 'checked'))
    .map(([name, value]) => [
      reactNames[name] ?? name,
      value === '' && (name === 'disabled' || name === 'hidden') ? true : value,
    ]);
  return { tag: drawn.tag, properties: Object.fromEntries(properties), children: drawn.children.map(ready) };
}

/** An input as anyone would write it: controlled, with a state of its own. */
function Input({ properties }: { properties: Record<string, unknown> }) {
  const [value, setValue] = useState('');
  const { type } = properties;
  return type === 'radio' || type === 'checkbox' ? (
    <input {...properties} checked={value !== ''} onChange={() => setValue('on')} />
  ) : (
    <input {...properties} value={value} onChange={(event) => setValue(event.target.value)} />
  );
}

function draw(part: Ready | string, key: number): ReactNode {
  if (typeof part === 'string') return part;
  if (part.tag === 'input') return <Input key={key} properties={part.properties} />;
  const children = part.children.map(draw);
  return createElement(part.tag, { ...part.properties, key }, ...(children.length > 0 ? [children] : []));
}

window.mountItems = async (count) => {
  const parts = (window.drawn[count] ?? []).map(ready);
  const root = createRoot(host());
  flushSync(() => root.render(parts.map(draw)));
  await painted();
};
