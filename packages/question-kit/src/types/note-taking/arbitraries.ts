export { shortAnswersArbitraries as noteTakingArbitraries } from '../../families/short-answers/arbitraries.ts';
