export { writingCompleteness as writingSummariesCompleteness } from '../../families/writing/completeness.ts';
