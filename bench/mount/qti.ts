import '@citolab/qti-components';
import '@citolab/qti-components/item.css';
import { host, items, painted, type Item } from './items.ts';

interface Container extends HTMLElement {
  itemXML: string;
}

/** A question is an assessment item of its own: the unit that QTI has. */
function itemOf(item: Item): string {
  const id = `R-${item.id}`;
  const [type, body] =
    item.kind === 'choice'
      ? [
          'identifier',
          `<qti-choice-interaction response-identifier="${id}" max-choices="1"><qti-prompt>${item.stem}</qti-prompt>${item.options
            .map((option) => `<qti-simple-choice identifier="${option.id}">${option.text}</qti-simple-choice>`)
            .join('')}</qti-choice-interaction>`,
        ]
      : [
          'string',
          `<p>${item.before}<qti-text-entry-interaction response-identifier="${id}"></qti-text-entry-interaction>${item.after}</p>`,
        ];
  return `<qti-assessment-item xmlns="http://www.imsglobal.org/xsd/imsqtiasi_v3p0" identifier="${item.id}" title="${item.id}" adaptive="false" time-dependent="false"><qti-response-declaration identifier="${id}" cardinality="single" base-type="${type}"></qti-response-declaration><qti-item-body>${body}</qti-item-body></qti-assessment-item>`;
}

/** Whether an item stands in its container, with what a student answers in. */
function stands({ shadowRoot }: Container): boolean {
  const part = shadowRoot?.querySelector('qti-simple-choice, qti-text-entry-interaction');
  return part?.shadowRoot?.firstElementChild !== null && part?.shadowRoot !== undefined;
}

// As the package's documentation shows an item: a container is given its XML, and draws it.
window.mountItems = async (count) => {
  const place = host();
  const containers = items(count).map((item) => {
    const shell = document.createElement('qti-item');
    const container: Container = Object.assign(document.createElement('item-container'), { itemXML: itemOf(item) });
    shell.append(container);
    place.append(shell);
    return container;
  });
  while (!containers.every(stands)) await painted();
  await painted();
};
