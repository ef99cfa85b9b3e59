export { writingCompleteness as writingSummariesCompleteness } from '../../writing/completeness.ts';
