export { spokenCompleteness as speakingQaCompleteness } from '../../speaking/completeness.ts';
