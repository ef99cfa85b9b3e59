/** The examples, by the name of their file. */
const examples = new Map(
  Object.entries(
    import.meta.glob<string>(
      [
        '../../packages/ui/src/stories/examples/*.tsx',
        '../../packages/question-kit/src/primitives/stories/examples/*.tsx',
      ],
      { query: '?raw', import: 'default' },
    ),
  ).map(([file, load]) => [file.slice(file.lastIndexOf('/') + 1), load]),
);

/** The name of the file that has a component's example: that of `Design system/Fields/DateTimeField` is `date-time-field.tsx`. */
export const exampleFile = (title: string): string =>
  `${title
    .slice(title.lastIndexOf('/') + 1)
    .replaceAll(/(?<=[a-z])(?=[A-Z])| /gu, '-')
    .toLowerCase()}.tsx`;

/**
 * Returns the code that "Show code" shows of a story. Most stories are written with texts in two languages, mocks and state for their test:
 * their page shows an example that can be pasted instead. What a story of nothing but props is drawn with stays.
 */
export async function componentCode(code: string, title: string): Promise<string> {
  const name = title.slice(title.lastIndexOf('/') + 1);
  const load = examples.get(exampleFile(title));
  return load === undefined || new RegExp(`^<${name}\\b`, 'u').test(code) ? code : (await load()).trim();
}
