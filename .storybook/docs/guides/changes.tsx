import { Markdown } from '@storybook/addon-docs/blocks';

const texts = import.meta.glob<string>('../../../.changeset/*.md', { query: '?raw', import: 'default', eager: true });

interface Change {
  packages: string[];
  text: string;
}

function changeOf(text: string): Change {
  const [, head = '', body = text] = /^---\n([\s\S]*?)\n---\n+([\s\S]*)$/u.exec(text) ?? [];
  return { packages: [...head.matchAll(/'@rubrica\/([\w-]+)'/gu)].map(([, name = '']) => name), text: body.trim() };
}

/** What changes in the packages with their next release, package by package. */
export function Changes() {
  const changes = Object.values(texts).map(changeOf);
  const packages = [...new Set(changes.flatMap((change) => change.packages))].toSorted();
  const lines = packages.flatMap((name) => [
    `## @rubrica/${name}`,
    ...changes.filter((change) => change.packages.includes(name)).map(({ text }) => `- ${text.replaceAll('\n', ' ')}`),
    '',
  ]);
  return <Markdown>{lines.join('\n')}</Markdown>;
}
