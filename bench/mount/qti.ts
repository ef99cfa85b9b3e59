import '@citolab/qti-components';
import '@citolab/qti-components/item.css';
import { host, items, timed } from './items.ts';

interface Updating extends Element {
  updateComplete?: Promise<unknown>;
}

window.mountItems = async (count) => {
  const body = items(count).map((item) =>
    item.kind === 'choice'
      ? `<qti-choice-interaction response-identifier="R-${item.id}" max-choices="1"><qti-prompt>${item.stem}</qti-prompt>${item.options
          .map(({ id, text }) => `<qti-simple-choice identifier="${id}">${text}</qti-simple-choice>`)
          .join('')}</qti-choice-interaction>`
      : `<p>${item.before}<qti-text-entry-interaction response-identifier="R-${item.id}"></qti-text-entry-interaction>${item.after}</p>`,
  );
  const declarations = items(count).map(
    ({ id, kind }) =>
      `<qti-response-declaration identifier="R-${id}" cardinality="single" base-type="${kind === 'choice' ? 'identifier' : 'string'}"></qti-response-declaration>`,
  );
  const html = `<qti-assessment-item identifier="bench" title="Bench" adaptive="false" time-dependent="false">${declarations.join('')}<qti-item-body>${body.join('')}</qti-item-body></qti-assessment-item>`;
  const place = host();
  return timed(async () => {
    place.innerHTML = html;
    await Promise.all(
      [...place.querySelectorAll<Updating>('*')].map((element) => Promise.resolve(element.updateComplete)),
    );
  });
};
