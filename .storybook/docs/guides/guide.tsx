import { Markdown } from '@storybook/addon-docs/blocks';

/** Pages of the repository are not part of Storybook: their names stay, without a link. */
const withoutFileLinks = (text: string) => text.replaceAll(/\[([^\]]+)\]\((?!https?:|#)[^)]*\)/gu, '$1');

/** A page of `docs/`, whole or the sections with these headings. */
export function Guide({ text, sections }: { text: string; sections?: readonly string[] }) {
  const parts = text.split(/^(?=## )/mu);
  const chosen = sections
    ? parts.filter((part) => sections.some((heading) => part.startsWith(`## ${heading}\n`)))
    : parts;
  return <Markdown>{withoutFileLinks(chosen.join(''))}</Markdown>;
}
