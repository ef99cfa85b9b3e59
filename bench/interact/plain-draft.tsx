import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { host, items } from '../mount/items.ts';

const start = items(400).flatMap((item) => (item.kind === 'choice' ? [item] : []));

/** The same two hundred blocks as anyone would write a form: one state, controlled inputs, outline and preview beside it. */
function Desk() {
  const [blocks, setBlocks] = useState(start);
  const write = (block: number, option: number, text: string) =>
    setBlocks(
      blocks.map((before, index) =>
        index === block
          ? { ...before, options: before.options.map((one, at) => (at === option ? { ...one, text } : one)) }
          : before,
      ),
    );
  return (
    <>
      <ol>
        {blocks.map(({ id, stem }) => (
          <li key={id}>{stem}</li>
        ))}
      </ol>
      <div>
        {blocks.map(({ id, stem, options }, block) => (
          <div key={id} role="group" aria-label={stem}>
            {options.map((option, index) => (
              <label key={option.id}>
                Option {index + 1}
                <input type="text" value={option.text} onChange={(event) => write(block, index, event.target.value)} />
              </label>
            ))}
          </div>
        ))}
      </div>
      <div>
        {blocks.map(({ id, stem, options }) => (
          <fieldset key={id}>
            <legend>{stem}</legend>
            {options.map((option) => (
              <label key={option.id}>
                <input type="radio" name={id} />
                {option.text}
              </label>
            ))}
          </fieldset>
        ))}
      </div>
    </>
  );
}

createRoot(host()).render(<Desk />);
