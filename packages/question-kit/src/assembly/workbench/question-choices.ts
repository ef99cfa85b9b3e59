import { categoryNames, diplomaNames, levelNames } from '../samples/authoring.ts';

export { categoryNames, levelNames };

const toOptions = (labels: readonly string[]) => labels.map((label) => ({ value: label, label }));

/** Options of the details form; a host provides its own. */
export const questionChoices = {
  categories: toOptions(categoryNames),
  levels: toOptions(levelNames),
  diplomas: toOptions(diplomaNames),
};
