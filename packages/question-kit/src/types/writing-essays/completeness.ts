export { writingCompleteness as writingEssaysCompleteness } from '../../writing/completeness.ts';
