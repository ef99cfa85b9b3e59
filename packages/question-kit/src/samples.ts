export { categoryNames, diplomaNames, levelNames, line, samples } from './assembly/samples/samples.ts';
export type { SampleQuestion } from './assembly/samples/samples.ts';
