import fc from 'fast-check';
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

/** Bodies of imports of people. */
export const importBodies = {
  previewUserImport: peopleFiles.map((file) => ({ file })),
  createUserImport: fc.record({
    file: peopleFiles,
    key: fc.uuid(),
    leaveOutFaulty: fc.constantFrom('true', 'false'),
    existing: fc.constantFrom('skip', 'groups', 'update'),
  }),
};
