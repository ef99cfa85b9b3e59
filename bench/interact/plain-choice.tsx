import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { host, items } from '../mount/items.ts';

const questions = items(200).flatMap((item) => (item.kind === 'choice' ? [item] : []));

/** The same hundred questions as anyone would write them: all answers in one state, every input controlled by it. */
function Paper() {
  const [chosen, setChosen] = useState<Record<string, string>>({});
  return questions.map(({ id, stem, options }) => (
    <fieldset key={id}>
      <legend>{stem}</legend>
      {options.map((option) => (
        <label key={option.id}>
          <input
            type="radio"
            name={id}
            checked={chosen[id] === option.id}
            onChange={() => setChosen({ ...chosen, [id]: option.id })}
          />
          {option.text}
        </label>
      ))}
    </fieldset>
  ));
}

createRoot(host()).render(<Paper />);
