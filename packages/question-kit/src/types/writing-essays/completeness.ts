export { writingCompleteness as writingEssaysCompleteness } from '../../families/writing/completeness.ts';
