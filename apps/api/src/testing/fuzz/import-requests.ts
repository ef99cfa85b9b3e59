import fc from 'fast-check';
import { paperFile } from '../paper-files.ts';
import { csvFile } from '../people-files.ts';

/** Files with people: new ones, ones who are here, and rows that say nothing. */
const peopleFiles = fc
  .array(
    fc.tuple(
      fc.lorem({ maxCount: 2 }),
      fc.oneof(
        fc.nat().map((number) => `imported.${number}@rubrica.test`),
        fc.constantFrom('sara@rubrica.test', ''),
      ),
      fc.constantFrom('', '01012345678', 'none'),
      fc.constantFrom('', 'Cairo', 'Aswan, Giza', 'nowhere'),
    ),
    { minLength: 1, maxLength: 4 },
  )
  .map((rows) => csvFile([['Name', 'Email', 'Phone', 'Groups'], ...rows]));

const name = fc.constantFrom('', 'B2', 'b2', 'Mock', 'مستوى', 'Nowhere');

/** Papers: new ones, and ones that were imported before; some that are none. */
const paperFiles = fc.oneof(
  fc.record({ key: fc.nat(3), title: fc.lorem({ maxCount: 3 }), level: name, category: name }).map(paperFile),
  fc.uint8Array({ maxLength: 40 }).map((bytes) => new File([Uint8Array.from(bytes)], 'none.rubrica')),
);
const paperBody = fc.record({ file: paperFiles, createNames: fc.constantFrom('true', 'false') });

/** Bodies of imports of people and papers. */
export const importBodies = {
  previewPaper: paperBody,
  importPaper: paperBody,
  previewUserImport: peopleFiles.map((file) => ({ file })),
  createUserImport: fc.record({
    file: peopleFiles,
    key: fc.uuid(),
    leaveOutFaulty: fc.constantFrom('true', 'false'),
    existing: fc.constantFrom('skip', 'groups', 'update'),
  }),
};
