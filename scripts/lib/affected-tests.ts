// Which end-to-end tests and screenshots a changed file can affect. They load a whole app, so no import leads to them.

/** The end-to-end tests of a part, besides the whole path, which every change of an app or a package runs. */
const endToEndTestsByPart: readonly (readonly [files: RegExp, tests: readonly string[]])[] = [
  [/\/(?:recorder|recordings)\//u, ['recorder', 'speaking']],
  [/\/(?:speaking|video-speaking|speaking-qa|speaking-photo-description)\//u, ['speaking']],
  [/\/(?:auth|mail)\//u, ['login', 'forgotten-password', 'access']],
  [/\/(?:account-link|setup|api\/src\/commands)\//u, ['set-up']],
  [/\/(?:attempt|attempts|answers)\//u, ['attempt', 'speaking']],
  [/\/(?:dictionary|words)\//u, ['words']],
  [/\/(?:papers?|publish-tokens)\//u, ['papers']],
  [/\/paper\/print\//u, ['print-paper']],
  [/\/assembly\/(?:workbench|editor|paper|quality|editorial)\//u, ['paper-path']],
  [/\/(?:videos|lectures?|lecture-[\w-]+|video-questions|uploads|captions)\//u, ['lecture-path']],
  [/\/(?:whatsapp|sends)\//u, ['whatsapp-sends']],
  [/\/(?:chat|inbox|live|features\/messages)\//u, ['chat', 'chat-two-servers', 'live', 'messages']],
  [/\/(?:books?|book-reader)\//u, ['book-path', 'books']],
  [/\/(?:meetings|attendance|calendar)\//u, ['meetings']],
  [/\/(?:routes|policy)\//u, ['access']],
  [/^packages\/ui\/src\//u, ['keyboard-path']],
];

/** Sources that every screenshot shows. */
const sharedViews = /^(?:packages\/ui\/src|packages\/question-kit\/src\/(?:primitives|families|assembly)|visual)\//u;
const appSource = /^(?:apps|packages)\/[\w-]+\/(?:src|public)\//u;
const isTestOnly = (file: string) => /\.(?:test|stories)\.tsx?$|\/(?:stories|testing)\/|\.md$/u.test(file);

function endToEndTestsOf(file: string): readonly string[] {
  const own = /^e2e\/([\w-]+)\.e2e\.ts$/u.exec(file)?.[1];
  if (own !== undefined) return [own];
  if (file.startsWith('e2e/')) return ['login', 'whole-path'];
  if (!appSource.test(file) || isTestOnly(file)) return [];
  const ofParts = endToEndTestsByPart.flatMap(([files, tests]) => (files.test(file) ? tests : []));
  return ['whole-path', ...ofParts];
}

/** The files of the end-to-end tests to run. */
export function endToEndTestsFor(changed: readonly string[]): string[] {
  return [...new Set(changed.flatMap(endToEndTestsOf))].toSorted().map((name) => `${name}.e2e.ts`);
}

/** A pattern of the titles of the screenshots to compare: those of the changed types, or all. Undefined for none. */
export function screenshotsFor(changed: readonly string[]): string | undefined {
  const sources = changed.filter((file) => !isTestOnly(file));
  if (sources.some((file) => sharedViews.test(file))) return '.';
  const folders = sources.flatMap((file) => /^packages\/question-kit\/src\/types\/([\w-]+)\//u.exec(file)?.[1] ?? []);
  if (folders.length === 0) return undefined;
  // A title begins with the name of the type, which is the name of its folder in Pascal case.
  return `/(?:^| )(?:${[...new Set(folders)].map((folder) => folder.replaceAll('-', '')).join('|')}),/i`;
}
