import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { Model } from 'survey-core';
import { Survey } from 'survey-react-ui';
import 'survey-core/survey-core.css';
import { host, items, painted } from './items.ts';

window.mountItems = async (count) => {
  const elements = items(count).map((item) =>
    item.kind === 'choice'
      ? {
          type: 'radiogroup',
          name: item.id,
          title: item.stem,
          choices: item.options.map(({ id, text }) => ({ value: id, text })),
        }
      : { type: 'text', name: item.id, title: `${item.before}…${item.after}` },
  );
  const root = createRoot(host());
  // Its own means against long pages are off, so that all libraries show the same number of items.
  const model = new Model({ elements, lazyRenderEnabled: false });
  flushSync(() => root.render(<Survey model={model} />));
  await painted();
};
